import { type Choice } from '#contracts/session/views.js';
import { useTheme } from '../../../crafts/use-theme.js';
import { capitalised, fromUnderscores } from '../../../lib/words.js';
import { useSession } from '../../session/index.js';
import { chanceOf, type Lack, type Price } from '../domain/choice-words.js';

/** 'Perception, medium · 8 silver'; a short line names only the price, and one that is beyond the purse stands at the end. */
export const noteOf = (
  { attributeCheck, difficulty }: Choice,
  { price, lack }: { readonly price: Price | null; readonly lack: Lack | null },
  short: boolean,
): string => {
  const test = attributeCheck === null ? 'no test' : `${capitalised(attributeCheck)}, ${difficulty}`;
  const cost = lack?.label === price?.label ? '' : (price?.label ?? '');
  return [short ? '' : test, cost].filter((part) => part !== '').join(' · ');
};

const Chance = ({ choice }: { readonly choice: Choice }) => {
  const { character } = useSession();
  return (
    <span className="lining choice-chance">
      {chanceOf(choice, character.attributes)}%<span className="sr-only"> chance of success</span>
    </span>
  );
};

/** In place of the chance: what is missing. */
const Missing = ({ lack: { label, why } }: { readonly lack: Lack }) => (
  <span className="lining choice-lack">
    <span aria-hidden="true">{label}</span>
    <span className="sr-only">, cannot be done now. {why}</span>
  </span>
);

interface ChoiceHeadProps {
  readonly choice: Choice;
  readonly place: number;
  readonly opened: boolean;
  readonly note: string;
  readonly lack: Lack | null;
}

/** The closed line: number, title, dots, test and chance, or what is missing. */
export const ChoiceHead = ({ choice, place, opened, note, lack }: ChoiceHeadProps) => {
  const { numeral } = useTheme();
  return (
    <span className="choice-head">
      <span className="choice-number" aria-hidden="true">
        {numeral(place)}
      </span>
      <span className={`choice-title ${opened ? 'font-medium' : ''}`}>
        {fromUnderscores(choice.action)}
        <span className="leader" aria-hidden="true" />
      </span>
      {note !== '' && <span className="choice-test">{note}</span>}
      {lack === null ? <Chance choice={choice} /> : <Missing lack={lack} />}
    </span>
  );
};
