import { type DifficultyContent } from '#contracts/content/difficulties.js';
import { STARTING_HIT_POINTS } from '#contracts/rules/character.js';
import { Candle } from '../../../components/drawings/candle.js';

interface DifficultyOptionProps {
  readonly content: DifficultyContent;
  readonly recommended: boolean;
  readonly waiting: boolean;
  readonly onPick: () => void;
}

export const DifficultyOption = ({ content: { type, title, badge, description }, recommended, waiting, onPick }: DifficultyOptionProps) => (
  <li className="difficulty-option">
    <Candle difficulty={type} className="h-40 shrink-0 md:h-44 lg:h-52" />
    <div>
      <h3 className="display text-4xl lg:text-[2.75rem]">{title}</h3>
      <p className="mt-1 text-lead text-act italic">{badge}</p>
      <p className="mt-2 text-lead leading-snug text-pretty">{description}</p>
      <p className="mt-2 text-faded">{STARTING_HIT_POINTS[type]} hit points</p>
      <button type="button" className={`button mt-3 ${recommended ? 'button-act' : ''}`} aria-disabled={waiting} onClick={waiting ? undefined : onPick}>
        Begin {type}
      </button>
    </div>
  </li>
);
