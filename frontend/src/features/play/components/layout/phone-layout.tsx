import { type ReactNode, useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { TabList } from '../../../../components/tab-list.js';
import { TabPanel } from '../../../../components/tab-panel.js';
import { capitalised } from '../../../../lib/words.js';
import { PLAY_TABS, type PlayTab, usePlayTab } from '../../use-play-tab.js';
import { CharacterPanel } from '../../../character/index.js';
import { ActionsPanel } from '../../../choices/index.js';
import { MapPanel } from '../../../map/index.js';
import { ActionStatus, NewestAside } from '../../../story/index.js';
import { PhoneHead } from './phone-head.js';
import { StoryTab } from './story-tab.js';

const PANELS: Readonly<Record<PlayTab, ReactNode>> = {
  story: <StoryTab />,
  actions: (
    <>
      <ActionsPanel />
      <NewestAside />
      <div className="phone-doings">
        <ActionStatus />
      </div>
    </>
  ),
  character: <CharacterPanel whole />,
  map: <MapPanel />,
};

const TABS = PLAY_TABS.map((name) => ({ name, label: capitalised(name) }));

/** One column and a tab bar. A press marks its tab at once; the leaf is rendered in slices after that. */
export const PhoneLayout = () => {
  const { tab: pressed, setTab } = usePlayTab();
  const deferred = useDeferredValue(pressed);
  // The tab that was skipped to, which takes the focus: it can't wait.
  const [skippedTo, setSkippedTo] = useState<PlayTab | null>(null);
  const tab = skippedTo === pressed ? pressed : deferred;
  const set = useId();
  const leaf = useRef<HTMLElement>(null);
  const shown = useRef(tab);
  // The chart stays mounted after it was first shown, because drawing it is slow.
  const [charted, setCharted] = useState(tab === 'map');
  if (tab === 'map' && !charted) setCharted(true);
  const skip = (): void => {
    setSkippedTo('actions');
    setTab('actions');
  };
  useEffect(() => {
    if (shown.current === tab) return;
    shown.current = tab;
    window.scrollTo(0, 0);
    if (document.activeElement === document.body) leaf.current?.focus({ preventScroll: true });
  }, [tab]);
  return (
    <div className="phone page pb-20">
      <PhoneHead tab={tab} onSkip={skip} />
      <main ref={leaf} tabIndex={-1} className="px-5">
        {PLAY_TABS.map((name) => (
          <TabPanel key={name} {...{ set, name }} shown={tab === name} kept={name === 'map' && charted}>
            {PANELS[name]}
          </TabPanel>
        ))}
      </main>
      <nav aria-label="Leaves">
        <TabList
          set={set}
          label="Leaves"
          tabs={TABS}
          shown={pressed}
          onShow={setTab}
          isManual
          className="tab-bar"
          tabClassName="tab-bar-tab"
        />
      </nav>
    </div>
  );
};
