import { lazy, useEffect, useState } from 'react';
import { Logo } from '../../../components/frame/logo.js';
import { SkipLink } from '../../../components/skip-link.js';
import { ClientOnly } from '../../../components/client-only.js';
import { whenOnline } from '../../../lib/lazy-parts.js';
import { replayEarlyClick } from '../../../lib/replay-early-click.js';
import { isFirstPage, usePageArrival } from '../../../lib/use-page-arrival.js';
import { useReading } from '../../../crafts/use-theme.js';
import { LazyKeptGuests } from '../../auth/index.js';
import { LazyConfirmBanner } from '../../confirm-banner/index.js';
import { LazyContinueList } from '../../saves/index.js';
import { Headpiece } from '../headpiece/headpiece.js';
import { DifficultyChoice } from './difficulty-choice.js';
import { StartMasthead } from './start-masthead.js';
import { useActionTokens } from '../../tokens/index.js';
import { LoadError } from '../../../components/states/load-error.js';
import { openingWords } from '../domain/opening-words.js';
import { useVisitor } from '../use-visitor.js';

/** What the visitor can play with, under the difficulties (specification section 2). */
const OpeningLines = () => {
  const visitor = useVisitor();
  const { first, second } = openingWords(visitor);
  const { error, refetch } = useActionTokens();
  return (
    <div className="min-h-22 border-t border-rule pt-3 text-center">
      {first !== null && <p className="text-xl">{first}</p>}
      {first === null && error !== null && (
        <LoadError
          error={error}
          fallback="How many actions you have left could not be read."
          retry={() => void refetch()}
        />
      )}
      {second !== null && <p className="caption mt-0.5 text-lead">{second}</p>}
    </div>
  );
};

const NightScene = lazy(whenOnline(() => import('../night/night-scene.js')));
const LINES = {
  day: 'A book of journeys that is written as you travel it',
  night: 'Sit down. Somebody is about to begin, and it is about you.',
} as const;

/** The first page: the chart, the name, and three candles; by night eight figures around a fire. */
export const StartPage = () => {
  const heading = usePageArrival<HTMLHeadingElement>('');
  const { light } = useReading();
  const [isFirst] = useState(isFirstPage);
  useEffect(replayEarlyClick, []);
  return (
    <div className={isFirst ? 'page page-first start-page relative' : 'page start-page relative'}>
      {light === 'day' ? (
        <Headpiece />
      ) : (
        <ClientOnly>
          <NightScene />
        </ClientOnly>
      )}
      <SkipLink to="difficulties">Skip to the difficulties</SkipLink>
      <header className="start-header leaf-width relative">
        <StartMasthead />
        <h1 ref={heading} tabIndex={-1} className="text-center">
          <Logo size="title" />
        </h1>
        <p className="caption mt-2 text-center text-xl text-balance md:mt-4">{LINES[light]}</p>
      </header>
      <main className="leaf-width relative">
        <LazyConfirmBanner />
        <LazyKeptGuests />
        <LazyContinueList />
        <DifficultyChoice />
      </main>
      <footer className="leaf-width relative mt-6 pb-8">
        <OpeningLines />
      </footer>
    </div>
  );
};
