import { type Choice } from '#contracts/session/views.js';
import { capitalised, fromUnderscores } from '../../../lib/words.js';
import { useTheme } from '../../../crafts/use-theme.js';
import { chanceOf, needOf, priceOf } from '../domain/choice-words.js';
import { useSession } from '../../session/index.js';
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
  const { character } = useSession();
  const need = needOf(choice, character.inventory);
  const price = priceOf(choice, character);
  const possible = need?.carried !== false && price?.affordable !== false;
  // A line can be opened and read whatever goes on; it can't always be acted on.
  const barred = opened && (busy || !possible);
  const test = short
    ? []
    : [choice.attributeCheck === null ? 'no test' : `${capitalised(choice.attributeCheck)}, ${choice.difficulty}`];
  const note = [...test, ...(price === null ? [] : [price.label])].join(' · ');
  return (
    <li className={`choice ${opened ? 'choice-open' : ''}`}>
      <button
        type="button"
        className="choice-button"
        aria-expanded={opened}
        aria-disabled={barred}
        onClick={opened ? (barred ? undefined : onAct) : onOpen}
      >
        <span className="choice-head">
          <span className="choice-number" aria-hidden="true">
            {numeral(place)}
          </span>
          <span
            className={`choice-title ${opened ? 'font-medium' : ''} ${price?.affordable === false ? 'choice-dear' : ''}`}
          >
            {fromUnderscores(choice.action)}
            <span className="leader" aria-hidden="true" />
          </span>
          {note !== '' && !opened && <span className="choice-test">{note}</span>}
          <span className="lining choice-chance">
            {chanceOf(choice, character.attributes)}%<span className="sr-only"> chance of success</span>
          </span>
        </span>
        {note !== '' && !opened && <span className="choice-test choice-test-below">{note}</span>}
        {opened && <ChoiceDetail choice={choice} need={need} price={price} ready={possible && !busy} />}
      </button>
    </li>
  );
};
