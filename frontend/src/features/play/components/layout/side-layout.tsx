import { useEffect, useId, useState } from 'react';
import { ScrollPane } from '../../../../components/scroll-pane.js';
import { TabPanel } from '../../../../components/tab-panel.js';
import { usePageArrival } from '../../../../lib/use-page-arrival.js';
import { CharacterPanel } from '../../../character/index.js';
import { ActionsPanel } from '../../../choices/index.js';
import { MapPanel } from '../../../map/index.js';
import { PromptBanner } from '../../../prompts/index.js';
import { OathGlance } from '../../../saga/index.js';
import { useSession } from '../../../session/index.js';
import { StoryPanel } from '../../../story/index.js';
import { type PlayTab, usePlayTab } from '../../use-play-tab.js';
import { HeroLine } from './hero-line.js';
import { type SideLeaf, SideRail } from './side-rail.js';

/** The story is always shown, so its tab opens the actions. */
const leafFor = (tab: PlayTab): SideLeaf => (tab === 'story' ? 'actions' : tab);

/**
 * A phone on its side: the story, and beside it one of three leaves, each scrolling by itself, with the tabs on a rail.
 * 'On landscape the panel is forced to character' (specification section 2): whatever was open before, it opens with the
 * hero beside the story, over what the hero can do; the tabs lead on to the whole character and to the map.
 */
export const SideLayout = () => {
  const { character } = useSession();
  const { tab, setTab } = usePlayTab();
  const saga = `The Saga of ${character.name}`;
  const heading = usePageArrival<HTMLHeadingElement>(saga);
  const set = useId();
  const [turned, setTurned] = useState(tab === 'map');
  const leaf = turned ? 'actions' : leafFor(tab);
  useEffect(() => {
    if (turned) setTab('story');
  }, [turned, setTab]);
  if (turned && tab !== 'map') setTurned(false);
  // The chart stays mounted after it was first shown, because drawing it is slow.
  const [charted, setCharted] = useState(false);
  if (leaf === 'map' && !charted) setCharted(true);
  return (
    <div className="side page">
      <SideRail set={set} shown={leaf} onShow={setTab} />
      <main className="contents">
        <h1 ref={heading} tabIndex={-1} className="sr-only">
          {saga}
        </h1>
        <div className="side-story" hidden={leaf === 'map'}>
          <PromptBanner />
          <StoryPanel />
        </div>
        <TabPanel set={set} name="actions" shown={leaf === 'actions'} className="side-leaf">
          <ScrollPane className="side-pane">
            <HeroLine />
            <OathGlance onOpen={() => setTab('character')} />
            <ActionsPanel />
          </ScrollPane>
        </TabPanel>
        <TabPanel set={set} name="character" shown={leaf === 'character'} className="side-leaf">
          <ScrollPane className="side-pane">
            <CharacterPanel whole />
          </ScrollPane>
        </TabPanel>
        <TabPanel set={set} name="map" shown={leaf === 'map'} kept={charted} className="side-map">
          <MapPanel />
        </TabPanel>
      </main>
    </div>
  );
};
