import { Logo } from '../../../components/frame/logo.js';
import { useArrival } from '../../../lib/use-arrival.js';
import { ContinueList } from '../../saves/components/continue-list.js';
import { Headpiece } from '../headpiece/headpiece.js';
import { DifficultyChoice } from './difficulty-choice.js';
import { StartMasthead } from './start-masthead.js';

/** The first leaf: the chart, the name, and three candles. */
export const StartPage = () => {
  const heading = useArrival<HTMLHeadingElement>('');
  return (
    <div className="page relative">
      <Headpiece />
      <header className="start-header leaf-width relative">
        <StartMasthead />
        <h1 ref={heading} tabIndex={-1} className="text-center">
          <Logo size="title" />
        </h1>
        <p className="caption mt-2 text-center text-xl text-balance md:mt-4">A book of journeys that is written as you travel it</p>
      </header>
      <main className="leaf-width relative">
        <ContinueList />
        <DifficultyChoice />
      </main>
      <footer className="leaf-width relative mt-6 pb-8">
        <div className="border-t border-rule pt-3 text-center">
          <p className="text-xl">Start playing immediately with 5 free actions</p>
          <p className="caption mt-0.5 text-lead">Create an account anytime to save your progress</p>
        </div>
      </footer>
    </div>
  );
};
