import { Tabs } from 'radix-ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { capitalised } from '../../../../lib/words.js';
import { PLAY_TABS, type PlayTab, usePlayTab } from '../../use-play-tab.js';
import { CharacterPanel } from '../../../character/index.js';
import { ActionsPanel } from '../../../choices/index.js';
import { MapPanel } from '../../../map/index.js';
import { ActionStatus } from '../../../story/index.js';
import { PhoneHead } from './phone-head.js';
import { StoryTab } from './story-tab.js';

const PANELS: Readonly<Record<PlayTab, ReactNode>> = {
  story: <StoryTab />,
  actions: (
    <>
      <ActionsPanel />
      <div className="phone-doings">
        <ActionStatus />
      </div>
    </>
  ),
  character: <CharacterPanel whole />,
  map: <MapPanel />,
};

/** One column and a tab bar. */
export const PhoneLayout = () => {
  const { tab, setTab } = usePlayTab();
  const leaf = useRef<HTMLElement>(null);
  const shown = useRef(tab);
  // The chart stays mounted after it was first shown, because drawing it is slow.
  const [charted, setCharted] = useState(tab === 'map');
  if (tab === 'map' && !charted) setCharted(true);
  useEffect(() => {
    if (shown.current === tab) return;
    shown.current = tab;
    window.scrollTo(0, 0);
    if (document.activeElement === document.body) leaf.current?.focus({ preventScroll: true });
  }, [tab]);
  return (
    <Tabs.Root
      value={tab}
      onValueChange={(next) => setTab(next as PlayTab)}
      activationMode="manual"
      className="phone page pb-20"
    >
      <PhoneHead />
      <main ref={leaf} tabIndex={-1} className="px-5">
        {PLAY_TABS.map((name) => (
          <Tabs.Content
            key={name}
            value={name}
            tabIndex={-1}
            hidden={tab !== name}
            {...(name === 'map' && charted ? { forceMount: true } : {})}
          >
            {PANELS[name]}
          </Tabs.Content>
        ))}
      </main>
      <nav aria-label="Leaves">
        <Tabs.List className="tab-bar" aria-label="Leaves">
          {PLAY_TABS.map((name) => (
            <Tabs.Trigger key={name} value={name} className="tab-bar-tab">
              {capitalised(name)}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
      </nav>
    </Tabs.Root>
  );
};
