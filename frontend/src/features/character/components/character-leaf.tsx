import { type Hex } from '#game/model/hex.js';
import { useState } from 'react';
import { ScrollPane } from '../../../components/scroll-pane.js';
import { SagaPanel, useOathFold } from '../../saga/index.js';
import { useSession } from '../../session/index.js';
import { type CharacterTab, CharacterTabs } from './character-tabs.js';

interface CharacterLeafProps {
  readonly withMap: boolean;
  readonly tabsId: string;
  readonly oathId: string;
  /** Whether the tabs are folded away. */
  readonly folded: boolean;
}

/** The tabs, or in their place the unfolded oath. */
export const CharacterLeaf = ({ withMap, tabsId, oathId, folded }: CharacterLeafProps) => {
  const { saga, showOnChart } = useSession();
  const { open, setOpen } = useOathFold();
  const [tab, setTab] = useState<CharacterTab>('stats');
  const show = (place: Hex): void => {
    showOnChart(place);
    if (!withMap) return;
    setOpen(false);
    setTab('map');
  };
  return (
    <div className="min-w-0">
      <div id={oathId} hidden={!open} className="leaf-scroll oath-leaf" tabIndex={-1}>
        {saga && (
          <ScrollPane>
            <SagaPanel saga={saga} showOnChart={show} />
          </ScrollPane>
        )}
      </div>
      <div id={tabsId} hidden={open || folded}>
        <CharacterTabs withMap={withMap} tab={tab} onTab={setTab} />
      </div>
    </div>
  );
};
