import { OUTCOMES } from '#game/content/common/telling/outcomes.js';
import { sentencesIn } from '#game/rules/sentences/told-sentences.js';
import { type TurnFacts } from '#backend/modules/session/narration-facts/turn-facts.port.js';
import { finishedIn, lengthened, paragraphsOf } from '../floor-narrator.js';
import { leafOf, type Paragraph, type Piece, piece, type PieceFact, RANK } from '../leaf.js';
import { type Moment, momentOf } from '../moments/moment.js';

/** What somebody else has told of a turn, before they fell silent. */
export interface ToldSoFar {
  readonly words: number;
  /** `begun`: what was done is told, or something like it; not how it came out. */
  readonly deed: 'untold' | 'begun' | 'told';
  readonly facts: ReadonlySet<PieceFact>;
  /** Whether it says the same as a text. */
  readonly says: (text: string) => boolean;
}

/** What only adorns a leaf is not worth a break. */
const isAdornment = ({ rank }: Piece): boolean => rank === RANK.scene || rank === RANK.way || rank === RANK.back;

const isUntold = (one: Piece, { deed, facts, says }: ToldSoFar): boolean => {
  if (one.rank === RANK.deed) return deed === 'untold';
  if (one.fact !== null) return !facts.has(one.fact);
  return !isAdornment(one) && !says(one.text);
};

/** A piece without the sentences of it that were told. */
const untoldOf = (one: Piece, { says }: ToldSoFar): Paragraph => {
  const sentences = sentencesIn(one.text);
  const untold = sentences.filter((sentence) => !says(sentence));
  if (untold.length === sentences.length) return [one];
  return piece(one.rank, untold.join(' ')).map((left) => ({ ...left, fact: one.fact }));
};

/** How it came out, in a sentence that fits whatever was said of the deed. */
const outcome = ({ facts: { deed, success }, phrases }: Moment): Paragraph => {
  if (deed === null) return [];
  const grammars = OUTCOMES[deed.kind === 'move' || deed.kind === 'rest' ? deed.kind : 'deed'];
  return piece(RANK.deed, phrases.fresh('outcome', [success ? grammars.success : grammars.failure]));
};

/** The fewest words that are left to a rest that must say something. */
const ROOM = 110;
/** Of a leaf, with what was told before; as the floor narrator's own. */
const [FEWEST, MOST] = [30, 160];

/**
 * The rest of a leaf that somebody else began: the facts that are not told yet, each once, and what stands before the
 * player; empty where nothing is left to say.
 */
export const restOfLeaf = (facts: TurnFacts, told: ToldSoFar): string => {
  const moment = momentOf(facts);
  const ended = told.deed === 'begun' ? [outcome(moment)] : [];
  const rest = paragraphsOf(moment).map((paragraph) =>
    paragraph.filter((one) => isUntold(one, told)).flatMap((one) => untoldOf(one, told)),
  );
  const leaf = lengthened([...ended, ...rest], moment, FEWEST - told.words);
  return leafOf(leaf, finishedIn(moment), Math.max(ROOM, MOST - told.words));
};
