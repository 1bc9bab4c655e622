import { Tabs } from 'radix-ui';
import { ScrollPane } from '../../../components/scroll-pane.js';
import { MapPanel } from '../../map/index.js';
import { useSession } from '../../session/index.js';
import { Inventory } from './inventory.js';
import { Party } from './party.js';
import { Stats } from './stats.js';

export const CHARACTER_TABS = ['stats', 'map', 'inventory', 'party'] as const;
export type CharacterTab = (typeof CHARACTER_TABS)[number];

interface CharacterTabsProps {
  readonly withMap: boolean;
  readonly tab: CharacterTab;
  readonly onTab: (tab: CharacterTab) => void;
}

/** Stats, Map if the layout has no other place for it, Inventory and Party (specification section 2). */
export const CharacterTabs = ({ withMap, tab, onTab }: CharacterTabsProps) => {
  const { character } = useSession();
  const count = character.inventory.reduce((sum, { quantity }) => sum + Math.max(0, quantity), 0);
  return (
    <Tabs.Root value={tab} onValueChange={(next) => onTab(next as CharacterTab)} className="min-w-0">
      <Tabs.List aria-label="Character" className="leaf-tabs">
        <Tabs.Trigger value="stats">Stats</Tabs.Trigger>
        {withMap && <Tabs.Trigger value="map">Map</Tabs.Trigger>}
        <Tabs.Trigger value="inventory">Inventory ({count})</Tabs.Trigger>
        <Tabs.Trigger value="party">Party ({character.companions.length})</Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="stats" tabIndex={-1}>
        <Stats attributes={character.attributes} />
      </Tabs.Content>
      {withMap && (
        <Tabs.Content value="map" tabIndex={-1}>
          <MapPanel />
        </Tabs.Content>
      )}
      <Tabs.Content value="inventory" className="leaf-scroll">
        <ScrollPane>
          <Inventory character={character} />
        </ScrollPane>
      </Tabs.Content>
      <Tabs.Content value="party" className="leaf-scroll">
        <ScrollPane>
          <Party companions={character.companions} />
        </ScrollPane>
      </Tabs.Content>
    </Tabs.Root>
  );
};
