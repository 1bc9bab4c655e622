import { type DifficultyContent } from '#game/content/common/difficulties.js';
import { type Difficulty, STARTING_HIT_POINTS } from '#game/model/character.js';
import { lazy } from 'react';
import { Candle } from '../../../drawing/ornaments/candle.js';
import { ClientOnly } from '../../../components/client-only.js';
import { whenOnline } from '../../../lib/lazy-parts.js';
import { useReading } from '../../../crafts/use-theme.js';
import { BY_NIGHT } from '../night/words.js';

const DifficultyFire = lazy(whenOnline(() => import('../night/difficulty-fire.js')));

interface DifficultyOptionProps {
  readonly content: DifficultyContent;
  readonly recommended: boolean;
  readonly waiting: boolean;
  readonly onPick: () => void;
}

/** By night a fire is shown once its drawing has loaded; its space is reserved. */
const Fire = ({ difficulty }: { readonly difficulty: Difficulty }) => (
  <div className="difficulty-fire">
    <ClientOnly>
      <DifficultyFire difficulty={difficulty} />
    </ClientOnly>
  </div>
);

export const DifficultyOption = ({
  content: { type, title, badge, description },
  recommended,
  waiting,
  onPick,
}: DifficultyOptionProps) => {
  const { light } = useReading();
  return (
    <li className="difficulty-option">
      {light === 'day' ? (
        <Candle difficulty={type} className="h-40 shrink-0 md:h-44 lg:h-52" />
      ) : (
        <Fire difficulty={type} />
      )}
      <div className="difficulty-words">
        <h3 className="display text-4xl lg:text-[2.75rem]">{title}</h3>
        <p className="mt-1 text-lead text-act italic">{badge}</p>
        <p className="mt-2 text-lead leading-snug text-pretty">{light === 'day' ? description : BY_NIGHT[type]}</p>
        <p className="mt-2 text-faded">{STARTING_HIT_POINTS[type]} hit points</p>
        <button
          type="button"
          className={`button mt-3 ${recommended ? 'button-act' : ''}`}
          aria-disabled={waiting}
          onClick={waiting ? undefined : onPick}
        >
          Begin {type}
        </button>
      </div>
    </li>
  );
};
