import { DIFFICULTY_CONTENT } from '#game/content/common/difficulties.js';
import { DIFFICULTIES } from '#game/model/character.js';
import { lazy, Suspense } from 'react';
import { RuleHeading } from '../../../components/frame/rule-heading.js';
import { useReading } from '../../../crafts/use-theme.js';
import { usePickDifficulty } from '../use-pick-difficulty.js';
import { whenOnline } from '../../../lib/lazy-parts.js';
import { DifficultyOption } from './difficulty-option.js';

const LazyPromptModal = lazy(
  whenOnline(async () => ({ default: (await import('../../prompts/index.js')).LazyPromptModal })),
);

export const DifficultyChoice = () => {
  const { pick, waiting, isOut, setOut } = usePickDifficulty();
  const { light } = useReading();
  return (
    <section id="difficulties" tabIndex={-1} aria-labelledby="difficulty" className="mt-8 md:mt-10">
      <RuleHeading id="difficulty">Choose your difficulty</RuleHeading>
      <ul className="difficulty-row mt-5">
        {DIFFICULTIES.map((type) => (
          <DifficultyOption
            key={type}
            content={DIFFICULTY_CONTENT[type]}
            recommended={type === 'normal'}
            waiting={waiting}
            onPick={() => pick(type)}
          />
        ))}
      </ul>
      <p className="caption mt-2 text-center md:hidden">
        {light === 'day' ? 'Swipe for the other two candles' : 'Swipe for the other two fires'}
      </p>
      <p role="status" className="sr-only">
        {waiting ? 'Opening the book' : ''}
      </p>
      {isOut && (
        <Suspense>
          <LazyPromptModal open onOpenChange={setOut} />
        </Suspense>
      )}
    </section>
  );
};
