import { HANDS } from '#game/content/hands.js';
import { type HandForms } from '#game/model/content/hand.js';
import { type FactionId } from '#game/model/world.js';
import { inTurn, type Wheel } from '../grammar/rotation.js';
import { split, strung } from './clauses.js';
import { droppingYou, withoutYou } from './drop-you.js';
import { type Form, formsOf, inForm } from './forms.js';

/** What a text is, and whether any people may be told it. */
export interface Handled {
  readonly part: 'opening' | 'deed' | 'way';
  readonly isCommon: boolean;
}

/** When it is told: whose turn it is, and whether words may be said then. */
export interface HandTurn {
  readonly wheel: Wheel;
  readonly isTrue: (words: string) => boolean;
}

/** How the narrator of a people puts a text that was found for them: pure, and the same for the same turn. */
export interface NarratorsHand {
  readonly told: (text: string, handled: Handled, turn: HandTurn) => string;
  /** Each way in which `told` may put it. */
  readonly versions: (text: string, handled: Handled) => readonly string[];
  /** What is done to a whole story. */
  readonly finished: (story: string) => string;
  /** A sentence as `finished` may have changed it; null if it stays unchanged. */
  readonly finishedSentence: (sentence: string) => string | null;
}

const NO_FORMS: HandForms = { forms: [] };
/** One text in so many is put in a form: readers who met one on every leaf took them for a part of what had happened. */
const TAKEN = { opening: 2, deed: 2, way: 3, own: 2 } as const;
const isLeftAlone = ({ path, turn }: Wheel, { part, isCommon }: Handled): boolean =>
  (path + turn + part.length) % TAKEN[isCommon ? part : 'own'] !== 0;

export const handOf = (faction: FactionId): NarratorsHand => {
  const { strings, splits, dropsYou, own = NO_FORMS, ...common } = HANDS[faction];
  const formsFor = ({ part, isCommon }: Handled): readonly Form[] => formsOf(isCommon ? common[part] : own);
  const plainly = (text: string, { isCommon }: Handled): string =>
    strings ? strung(text) : splits && isCommon ? split(text) : text;
  return {
    told: (text, handled, { wheel, isTrue }) => {
      const plain = plainly(text, handled);
      if (isLeftAlone(wheel, handled)) return plain;
      const may = (form: Form): boolean => isTrue(form.before + form.after) && inForm(form, plain) !== null;
      const [form] = inTurn(`hand/${handled.part}`, formsFor(handled), wheel, may);
      return (form && inForm(form, plain)) ?? plain;
    },
    versions: (text, handled) => {
      const plain = plainly(text, handled);
      return [plain, ...formsFor(handled).flatMap((form) => inForm(form, plain) ?? [])];
    },
    finished: dropsYou ? droppingYou : (story) => story,
    finishedSentence: dropsYou ? withoutYou : () => null,
  };
};
