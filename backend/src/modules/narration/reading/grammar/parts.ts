import { type Attempt } from '#game/model/attempt.js';
import { bind } from './bind.js';
import { type ReadingScene } from './reading-scene.js';
import { atPurpose, deedIn, type Said, verbAt } from './deed.js';
import { partsOf, type TextPiece, pieceOf } from './pieces.js';
import { type NamedThing } from './scene-names.js';
import { spelledRight } from './spelling.js';
import { type TextToken, tokensOf } from './tokens.js';

/** A part of a text with its words, and the deed in it. */
export interface TextPart {
  readonly piece: TextPiece;
  readonly tokens: readonly TextToken[];
  readonly said: Said | null;
}

const partOf = (text: string, ground: ReadingScene): readonly TextPart[] => {
  const piece = pieceOf(text);
  const tokens = spelledRight(tokensOf(piece.words), ground);
  return atPurpose(tokens).map((words) => ({ piece, tokens: words, said: deedIn(words, piece) }));
};

/** Whether a part begins with a verb, and not with a thing of the scene alone. */
const beginsDeed = (words: string, ground: ReadingScene): boolean => {
  const [head, next] = spelledRight(tokensOf(words).slice(0, 3), ground);
  if (head === undefined || verbAt(next ? [head, next] : [head], 0) === null) return false;
  return next !== undefined || !ground.stems.has(head.stem);
};

/** Parts of the text; one that begins with no verb belongs to the one before it ('bread and cheese'). */
export const partsIn = (text: string, ground: ReadingScene): readonly TextPart[] => {
  const joined = partsOf(text).reduce<readonly string[]>((all, part) => {
    const last = all.at(-1);
    const { words, isNegated } = pieceOf(part);
    const isOwn = last === undefined || isNegated || words !== part || beginsDeed(words, ground);
    return isOwn ? [...all, part] : [...all.slice(0, -1), `${last} and ${part}`];
  }, []);
  return joined.flatMap((part) => partOf(part, ground));
};

/** Who or what was named before this part: a pronoun stands for it. */
export const namedBefore = (parts: readonly TextPart[], at: number, ground: ReadingScene): NamedThing | null => {
  const before = parts.slice(0, at).flatMap(({ tokens }) => tokens);
  const what = before.length === 0 ? null : bind(before, ground, ['person', 'companion', 'sight']);
  return what?.is === 'bound' ? (ground.named.find(({ ref }) => ref === what.ref) ?? null) : null;
};

/** What a lead-up would put into the hand and is not there: 'I pull out a pistol and shoot'. */
export const missingInHand = (parts: readonly TextPart[], at: number, ground: ReadingScene): string | null => {
  const arming = parts.slice(0, at).find(({ said }) => said?.isArming)?.said;
  const what = arming ? bind(arming.direct, ground, ['thing']) : null;
  return what?.is === 'unknown' ? what.words : null;
};

/** What a lead-up has put into the hand: 'I draw my axe and attack'. */
export const inHand = (parts: readonly TextPart[], at: number, ground: ReadingScene): Attempt['instrument'] => {
  const arming = parts.slice(0, at).find(({ said }) => said?.isArming)?.said;
  const what = arming ? bind(arming.direct, ground, ['thing']) : null;
  return what?.is === 'bound' && what.group === 'thing' ? what.ref : null;
};
