import { useId } from 'react';
import { TabList } from '../../../components/tab-list.js';
import { TabPanel } from '../../../components/tab-panel.js';
import { ScrollPane } from '../../../components/scroll-pane.js';
import { MapPanel } from '../../map/index.js';
import { useSession } from '../../session/index.js';
import { Inventory } from './inventory.js';
import { Party } from './party.js';

import { ATTRIBUTES, type Attributes } from '#game/model/character.js';
import { AttributeBar } from '../../../crafts/attribute-bar.js';

const Stats = ({ attributes }: { readonly attributes: Attributes }) => (
  <div className="attribute-bars">
    {ATTRIBUTES.map((attribute) => (
      <AttributeBar key={attribute} attribute={attribute} base={attributes[attribute]} />
    ))}
  </div>
);

const CHARACTER_TABS = ['stats', 'map', 'inventory', 'party'] as const;
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
  const labels: Readonly<Record<CharacterTab, string>> = {
    stats: 'Stats',
    map: 'Map',
    inventory: `Inventory (${count})`,
    party: `Party (${character.companions.length})`,
  };
  const tabs = CHARACTER_TABS.filter((name) => withMap || name !== 'map').map((name) => ({
    name,
    label: labels[name],
  }));
  return (
    <div className="min-w-0">
      <TabList set={set} label="Character" tabs={tabs} shown={tab} onShow={onTab} className="leaf-tabs" />
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
    </div>
  );
};
