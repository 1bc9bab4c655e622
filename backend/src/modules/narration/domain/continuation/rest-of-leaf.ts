import { OUTCOMES } from '#game/content/common/telling/outcomes.js';
import { sentencesIn } from '#game/rules/sentences/told-sentences.js';
import { type TurnFacts } from '#backend/modules/session/narration-facts/turn-facts.port.js';
import { finishedIn, lengthened, paragraphsOf } from '../floor-narrator.js';
import { leafOf, type Paragraph, type Piece, piece, type PieceFact, RANK } from '../leaf.js';
import { type TellingContext, contextOf } from '../paragraphs/telling-context.js';

/** What somebody else has told of a turn, before they fell silent. */
export interface ToldSoFar {
  readonly words: number;
  /** `begun`: the deed is told, or something like it, but not its outcome. */
  readonly deed: 'untold' | 'begun' | 'told';
  readonly facts: ReadonlySet<PieceFact>;
  /** Whether it says the same as a text. */
  readonly says: (text: string) => boolean;
}

/** Pieces that only adorn a leaf do not justify a break between two narrators. */
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
const outcome = ({ facts: { deed, success }, phrases }: TellingContext): Paragraph => {
  if (deed === null) return [];
  const grammars = OUTCOMES[deed.kind === 'move' || deed.kind === 'rest' ? deed.kind : 'deed'];
  return piece(RANK.deed, phrases.fresh('outcome', [success ? grammars.success : grammars.failure]));
};

/** The rest may always have this many words, however long the part before it is. */
const ROOM = 110;
/** Fewest and most words of a whole leaf. */
const [FEWEST, MOST] = [30, 160];

/**
 * The rest of a leaf that somebody else began: the facts that are not told yet, each once, and what stands before the
 * player; empty where nothing is left to say.
 */
export const restOfLeaf = (facts: TurnFacts, told: ToldSoFar): string => {
  const context = contextOf(facts);
  const ended = told.deed === 'begun' ? [outcome(context)] : [];
  const rest = paragraphsOf(context).map((paragraph) =>
    paragraph.filter((one) => isUntold(one, told)).flatMap((one) => untoldOf(one, told)),
  );
  const leaf = lengthened([...ended, ...rest], context, FEWEST - told.words);
  return leafOf(leaf, finishedIn(context), Math.max(ROOM, MOST - told.words));
};
