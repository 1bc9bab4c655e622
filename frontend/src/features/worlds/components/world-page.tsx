import { FACTION_CONTENT } from '#game/content/factions.js';
import { type FactionId } from '#game/model/world.js';
import { useRef, useState } from 'react';
import { PageHeader } from '../../../components/frame/page-header.js';
import { PlayingAs } from '../../plans/index.js';
import { PHONE_ON_ITS_SIDE } from '../../../lib/media-queries.js';
import { usePageArrival } from '../../../lib/use-page-arrival.js';
import { type Flow, useFlow } from '../../flow/index.js';
import { FactionChoice } from './faction-choice.js';
import { WorldActions } from './world-actions.js';
import { WorldPreview } from './world-preview.js';
import { CompassRose } from '../../../components/compass-rose.js';

/** The right-hand page before a people is chosen. */
const EmptyPreview = () => (
  <div className="hidden flex-1 flex-col items-center justify-center gap-6 lg:flex">
    <CompassRose className="w-56" />
    <p className="caption text-center text-xl">Choose a people, and their country is drawn here.</p>
  </div>
);

const BESIDE = '(min-width: 64rem)';

/** Scrolls to the preview if it is below the choice, where the user would miss it. */
const bringIntoView = (preview: HTMLElement | null): void => {
  if ([BESIDE, PHONE_ON_ITS_SIDE].some((query) => window.matchMedia(query).matches)) return;
  const behavior = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
  requestAnimationFrame(() => preview?.scrollIntoView({ behavior }));
};

/** 'Choose Your World': eight peoples, and the preview of one (specification section 2). */
export const WorldPage = ({ flow }: { readonly flow: Extract<Flow, { step: 'world-builder' }> }) => {
  const { go } = useFlow();
  const heading = usePageArrival<HTMLHeadingElement>('Choose Your World');
  // The preview changes at once; the address is updated with lower priority.
  const [faction, setFaction] = useState(flow.faction);
  const preview = useRef<HTMLElement>(null);
  const choose = (chosen: FactionId): void => {
    setFaction(chosen);
    go({ ...flow, faction: chosen }, { replace: true });
  };
  return (
    <div className="page leaf-width world-page">
      <PageHeader>
        <PlayingAs difficulty={flow.difficulty} />
      </PageHeader>
      <main className="world-spread">
        <section aria-labelledby="choose-world" className="world-choice">
          <h1 id="choose-world" ref={heading} tabIndex={-1} className="display world-title">
            Choose Your World
          </h1>
          <p className="caption world-lead">Eight peoples kept this book. Whose hand shall it be written in?</p>
          <FactionChoice chosen={faction} onChoose={choose} onPick={() => bringIntoView(preview.current)} />
        </section>
        <section
          ref={preview}
          aria-label="The world you chose"
          className={`world-chosen ${faction === null ? '' : 'world-looked-at'}`}
        >
          {faction === null ? <EmptyPreview /> : <WorldPreview faction={faction} />}
        </section>
        <p role="status" className="sr-only">
          {faction === null ? '' : `The world of the ${FACTION_CONTENT[faction].name} is shown.`}
        </p>
        <WorldActions difficulty={flow.difficulty} faction={faction} />
      </main>
    </div>
  );
};
