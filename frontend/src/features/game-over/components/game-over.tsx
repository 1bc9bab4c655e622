import { Suspense } from 'react';
import { Logo } from '../../../components/frame/logo.js';
import { OutwardLink } from '../../../components/outward-link.js';
import { usePageArrival } from '../../../lib/use-page-arrival.js';
import { useFactionContent } from '../../../crafts/use-faction-content.js';
import { useTheme } from '../../../crafts/use-theme.js';
import { useFlow } from '../../flow/index.js';
import { useSession, useStreamedSentences } from '../../session/index.js';
import { KeepAsBook, PlainText } from '../../story/index.js';
import { causesOf } from '../domain/causes.js';
import { endingOf } from '../domain/ending.js';
import { FinalStatistics } from './final-statistics.js';
import { WholeSagaDialog } from './whole-saga-dialog.js';
import { RewindList } from './rewind-list.js';
import { HowItCame, WhyInShort } from './why-it-ended.js';

/** 'Game Over': the last lines, the reason, the final statistics, and buttons to continue (specification section 2). */
export const GameOver = () => {
  const { character, latest, stories, saga } = useSession();
  const streamed = useStreamedSentences();
  const { Band, Ending } = useTheme();
  const { go } = useFlow();
  const { lines, reason } = endingOf(latest, character.hitPoints);
  const causes = causesOf(character.hitPoints, stories, saga);
  const chronicle = `/chronicle?character=${encodeURIComponent(character.id)}`;
  const heading = usePageArrival<HTMLHeadingElement>('Game Over');
  return (
    <div className="page leaf-width pb-10">
      <header className="flex min-h-13 items-center justify-between head-rule head-rule-thin gap-4">
        <Logo />
        <p className="hidden truncate text-lead italic sm:block">The Saga of {character.name}, the last leaf</p>
      </header>
      <main className="game-over">
        <div className="monument" aria-hidden="true">
          <Suspense>
            <Ending name={character.name} faction={character.faction} />
          </Suspense>
        </div>
        <div className="min-w-0">
          <p className="caps text-2xl text-act">Here ends the saga</p>
          <h1 ref={heading} tabIndex={-1} className="display text-6xl sm:text-[5rem]">
            Game Over
          </h1>
          <p className="caption text-2xl">
            {character.name}, of the {useFactionContent(character.faction).name}
          </p>
          <Band />
          <div className="story-text mt-5">
            <PlainText text={streamed.length > 0 ? streamed.join(' ') : lines} />
          </div>
          <p className="mt-4 text-lead font-semibold">{reason}</p>
          <WhyInShort causes={causes} />
          <FinalStatistics character={character} />
          <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">
            <button type="button" className="button button-act" onClick={() => go({ step: 'difficulty' })}>
              Start New Adventure
            </button>
            <WholeSagaDialog />
            <KeepAsBook />
            <OutwardLink to={chronicle} className="text-button italic">
              The chronicle
            </OutwardLink>
            <OutwardLink to={`${chronicle}&show=dice`} className="text-button italic">
              Verify my dice
            </OutwardLink>
          </div>
          <HowItCame causes={causes} />
          <RewindList />
        </div>
      </main>
    </div>
  );
};
