import { type Choice } from '#contracts/session/views.js';
import { capitalised, fromUnderscores } from '../../../../lib/words.js';
import { useTheme } from '../../../../themes/use-theme.js';
import { chanceOf, needOf } from '../../domain/choice-words.js';
import { usePlay } from '../../play-context.js';
import { ChoiceDetail } from './choice-detail.js';

interface ChoiceLineProps {
  readonly choice: Choice;
  readonly place: number;
  readonly short: boolean;
  readonly opened: boolean;
  readonly busy: boolean;
  readonly onOpen: () => void;
  readonly onAct: () => void;
}

export const ChoiceLine = ({ choice, place, short, opened, busy, onOpen, onAct }: ChoiceLineProps) => {
  const { numeral } = useTheme();
  const { character } = usePlay();
  const need = needOf(choice, character.inventory);
  const barred = busy || (opened && need?.carried === false);
  const test = choice.attributeCheck === null ? 'no test' : `${capitalised(choice.attributeCheck)}, ${choice.difficulty}`;
  return (
    <li className={`choice ${opened ? 'choice-open' : ''}`}>
      <button type="button" className="choice-button" aria-expanded={opened} aria-disabled={barred} onClick={opened ? (barred ? undefined : onAct) : onOpen}>
        <span className="choice-head">
          <span className="choice-number" aria-hidden="true">
            {numeral(place)}
          </span>
          <span className={`choice-title ${opened ? 'font-medium' : ''}`}>{fromUnderscores(choice.action)}</span>
          <span className="leader" aria-hidden="true" />
          {!short && !opened && <span className="choice-test">{test}</span>}
          <span className="lining choice-chance">{chanceOf(choice, character.attributes)}%</span>
        </span>
        {!short && !opened && <span className="choice-test choice-test-below">{test}</span>}
        {opened && <ChoiceDetail choice={choice} need={need} busy={busy} />}
      </button>
    </li>
  );
};
