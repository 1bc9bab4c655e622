import { Tabs } from 'radix-ui';
import { usePlay } from '../../play-context.js';
import { MapPanel } from '../map-panel.js';
import { Inventory } from './inventory.js';
import { Party } from './party.js';
import { Stats } from './stats.js';

export const CharacterTabs = ({ withMap }: { readonly withMap: boolean }) => {
  const { character } = usePlay();
  const count = character.inventory.reduce((sum, { quantity }) => sum + Math.max(0, quantity), 0);
  return (
    <Tabs.Root defaultValue="stats" className="min-w-0">
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
        <Inventory character={character} />
      </Tabs.Content>
      <Tabs.Content value="party" className="leaf-scroll">
        <Party companions={character.companions} />
      </Tabs.Content>
    </Tabs.Root>
  );
};
