import { type Character, type Choice } from '#contracts/session/views.js';
import { useTheme } from '../../../crafts/use-theme.js';
import { capitalised, fromUnderscores } from '../../../lib/words.js';
import { useSession } from '../../session/index.js';
import { chanceOf, type Need, needOf, type Price, priceOf } from '../domain/choice-words.js';
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

interface Terms {
  readonly need: Need;
  readonly price: Price | null;
  /** Whether the player meets the choice's requirements and cost. */
  readonly possible: boolean;
}

const termsOf = (choice: Choice, character: Character): Terms => {
  const need = needOf(choice, character.inventory);
  const price = priceOf(choice, character);
  return { need, price, possible: need?.carried !== false && price?.affordable !== false };
};

/** 'Perception, medium · 8 silver'; a short line names only the price. */
const noteOf = ({ attributeCheck, difficulty }: Choice, price: Price | null, short: boolean): string => {
  const test = attributeCheck === null ? 'no test' : `${capitalised(attributeCheck)}, ${difficulty}`;
  return [short ? '' : test, price?.label ?? ''].filter((part) => part !== '').join(' · ');
};

interface HeadProps extends Pick<ChoiceLineProps, 'choice' | 'place' | 'opened'> {
  readonly note: string;
  readonly affordable: boolean;
}

const ChoiceHead = ({ choice, place, opened, note, affordable }: HeadProps) => {
  const { numeral } = useTheme();
  const { character } = useSession();
  return (
    <span className="choice-head">
      <span className="choice-number" aria-hidden="true">
        {numeral(place)}
      </span>
      <span className={`choice-title ${opened ? 'font-medium' : ''} ${affordable ? '' : 'choice-dear'}`}>
        {fromUnderscores(choice.action)}
        <span className="leader" aria-hidden="true" />
      </span>
      {note !== '' && <span className="choice-test">{note}</span>}
      <span className="lining choice-chance">
        {chanceOf(choice, character.attributes)}%<span className="sr-only"> chance of success</span>
      </span>
    </span>
  );
};

/** One choice: the first press opens it, the second acts. A choice that cannot be taken can still be opened. */
export const ChoiceLine = ({ choice, place, short, opened, busy, onOpen, onAct }: ChoiceLineProps) => {
  const { character } = useSession();
  const { need, price, possible } = termsOf(choice, character);
  const ready = possible && !busy;
  const note = opened ? '' : noteOf(choice, price, short);
  const onPress = ready ? onAct : undefined;
  return (
    <li className={`choice ${opened ? 'choice-open' : ''}`}>
      <button
        type="button"
        className="choice-button"
        aria-expanded={opened}
        aria-disabled={opened && !ready}
        onClick={opened ? onPress : onOpen}
      >
        <ChoiceHead
          choice={choice}
          place={place}
          opened={opened}
          note={note}
          affordable={price?.affordable !== false}
        />
        {note !== '' && <span className="choice-test choice-test-below">{note}</span>}
        {opened && <ChoiceDetail choice={choice} need={need} price={price} ready={ready} />}
      </button>
    </li>
  );
};
