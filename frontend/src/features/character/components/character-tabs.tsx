import { type Hex } from '#game/model/hex.js';
import { Tabs } from 'radix-ui';
import { useState } from 'react';
import { useSession } from '../../session/index.js';
import { MapPanel } from '../../map/index.js';
import { SagaPanel } from '../../saga/index.js';
import { Inventory } from './inventory.js';
import { Party } from './party.js';
import { Stats } from './stats.js';

/** The tabs of a character; the oath is the first tab in a session that has one. */
export const CharacterTabs = ({ withMap }: { readonly withMap: boolean }) => {
  const { character, saga, showOnChart } = useSession();
  const [chosen, setChosen] = useState<string | null>(null);
  const first = saga === null ? 'stats' : 'oath';
  const count = character.inventory.reduce((sum, { quantity }) => sum + Math.max(0, quantity), 0);
  const show = (place: Hex): void => {
    showOnChart(place);
    if (withMap) setChosen('map');
  };
  return (
    <Tabs.Root value={chosen ?? first} onValueChange={setChosen} className="min-w-0">
      <Tabs.List aria-label="Character" className="leaf-tabs">
        {saga !== null && <Tabs.Trigger value="oath">Oath</Tabs.Trigger>}
        <Tabs.Trigger value="stats">Stats</Tabs.Trigger>
        {withMap && <Tabs.Trigger value="map">Map</Tabs.Trigger>}
        <Tabs.Trigger value="inventory">Inventory ({count})</Tabs.Trigger>
        <Tabs.Trigger value="party">Party ({character.companions.length})</Tabs.Trigger>
      </Tabs.List>
      {saga !== null && (
        <Tabs.Content value="oath" className="leaf-scroll">
          <SagaPanel showOnChart={show} />
        </Tabs.Content>
      )}
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
