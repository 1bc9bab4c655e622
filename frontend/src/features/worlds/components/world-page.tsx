import { FACTION_CONTENT } from '#contracts/content/factions.js';
import { type FactionId } from '#contracts/world/world.js';
import { useState } from 'react';
import { RunningHead } from '../../../components/frame/running-head.js';
import { WhoPlays } from '../../auth/components/who-plays.js';
import { useArrival } from '../../../lib/use-arrival.js';
import { type Flow } from '../../flow/flow.js';
import { useFlow } from '../../flow/use-flow.js';
import { FactionChoice } from './faction-choice.js';
import { WorldActions } from './world-actions.js';
import { WorldPreview } from './world-preview.js';

/** 'Choose Your World': eight peoples, and the one that is looked at (specification section 2). */
const WorldPage = ({ flow }: { readonly flow: Extract<Flow, { step: 'world-builder' }> }) => {
  const { go } = useFlow();
  const heading = useArrival<HTMLHeadingElement>('Choose Your World');
  // Shown at once; the address follows when the browser comes to it.
  const [faction, setFaction] = useState(flow.faction);
  const choose = (chosen: FactionId): void => {
    setFaction(chosen);
    go({ ...flow, faction: chosen }, { replace: true });
  };
  return (
    <div className="page leaf-width pb-24 md:pb-8">
      <RunningHead>
        <WhoPlays difficulty={flow.difficulty} />
      </RunningHead>
      <main className="world-spread">
        <section aria-labelledby="choose-world">
          <h1 id="choose-world" ref={heading} tabIndex={-1} className="display mt-5 text-[2.75rem]">
            Choose Your World
          </h1>
          <p className="caption mt-1 mb-6 text-xl">Eight peoples kept this book. Whose hand shall it be written in?</p>
          <FactionChoice chosen={faction} onChoose={choose} />
        </section>
        <section aria-label="The world you chose" aria-live="polite" className="min-w-0">
          {faction === null ? (
            <p className="caption hidden pt-28 text-center text-xl lg:block">Choose a people, and their country is drawn here.</p>
          ) : (
            <WorldPreview key={faction} content={FACTION_CONTENT[faction]} />
          )}
        </section>
        <WorldActions difficulty={flow.difficulty} faction={faction} />
      </main>
    </div>
  );
};

export default WorldPage;
