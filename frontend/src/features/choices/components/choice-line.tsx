import { type Choice } from '#contracts/session/views.js';
import { useSession } from '../../session/index.js';
import { lackOf, needOf, priceOf } from '../domain/choice-words.js';
import { ChoiceDetail } from './choice-detail.js';
import { ChoiceHead, noteOf } from './choice-head.js';

interface ChoiceLineProps {
  readonly choice: Choice;
  readonly place: number;
  readonly short: boolean;
  readonly opened: boolean;
  readonly onPress: () => void;
}

/** The keys 1 to 9 press a line. */
const LAST_KEY = 9;

/** One choice: the first press opens it, the second acts. A choice that cannot be taken is faded, and can still be opened. */
export const ChoiceLine = ({ choice, place, short, opened, onPress }: ChoiceLineProps) => {
  const { character, busy } = useSession();
  const need = needOf(choice, character.inventory);
  const price = priceOf(choice, character);
  const lack = lackOf(need, price);
  const ready = lack === null && !busy;
  const note = opened ? '' : noteOf(choice, { price, lack }, short);
  return (
    <li className={`choice ${opened ? 'choice-open' : ''} ${lack === null ? '' : 'choice-barred'}`}>
      <button
        type="button"
        className="choice-button"
        aria-expanded={opened}
        aria-disabled={opened && !ready}
        aria-keyshortcuts={place <= LAST_KEY ? String(place) : undefined}
        onClick={onPress}
      >
        <ChoiceHead choice={choice} place={place} opened={opened} note={note} lack={lack} />
        {note !== '' && <span className="lining choice-test choice-test-below">{note}</span>}
        {opened && <ChoiceDetail choice={choice} need={need} price={price} ready={ready} />}
      </button>
    </li>
  );
};
