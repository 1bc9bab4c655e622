import { Tabs } from 'radix-ui';
import { useId } from 'react';
import { tabIds, TabPanel } from '../../../components/tab-panel.js';
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
  const set = useId();
  const count = character.inventory.reduce((sum, { quantity }) => sum + Math.max(0, quantity), 0);
  return (
    <Tabs.Root value={tab} onValueChange={(next) => onTab(next as CharacterTab)} className="min-w-0">
      <Tabs.List aria-label="Character" className="leaf-tabs">
        <Tabs.Trigger value="stats" {...tabIds(set, 'stats')}>
          Stats
        </Tabs.Trigger>
        {withMap && (
          <Tabs.Trigger value="map" {...tabIds(set, 'map')}>
            Map
          </Tabs.Trigger>
        )}
        <Tabs.Trigger value="inventory" {...tabIds(set, 'inventory')}>
          Inventory ({count})
        </Tabs.Trigger>
        <Tabs.Trigger value="party" {...tabIds(set, 'party')}>
          Party ({character.companions.length})
        </Tabs.Trigger>
      </Tabs.List>
      <TabPanel set={set} name="stats" shown={tab === 'stats'}>
        <Stats attributes={character.attributes} />
      </TabPanel>
      {withMap && (
        <TabPanel set={set} name="map" shown={tab === 'map'}>
          <MapPanel />
        </TabPanel>
      )}
      <TabPanel set={set} name="inventory" shown={tab === 'inventory'} reached className="leaf-scroll">
        <ScrollPane>
          <Inventory character={character} />
        </ScrollPane>
      </TabPanel>
      <TabPanel set={set} name="party" shown={tab === 'party'} reached className="leaf-scroll">
        <ScrollPane>
          <Party companions={character.companions} />
        </ScrollPane>
      </TabPanel>
    </Tabs.Root>
  );
};
