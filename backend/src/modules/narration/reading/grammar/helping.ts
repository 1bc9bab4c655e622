import { type Verb } from '#game/model/attempt.js';
import { DETERMINERS, PREPOSITIONS } from '../../domain/lexicon/grammar-words.js';
import { bind } from './bind.js';
import { deedIn, type Said, verbAt } from './deed.js';
import { type ReadingScene } from './reading-scene.js';
import { HELPED } from './lexicon/frames.js';
import { isSomebody } from './people.js';
import { type TextPiece } from './pieces.js';
import { type TextToken } from './tokens.js';

/** Help with work, as it was said: whose work, and what is to be done, by its thing and its deed. */
export interface Help {
  readonly who: readonly TextToken[];
  readonly work: readonly TextToken[];
  readonly thing: readonly TextToken[];
  readonly deed: Said | null;
}

const HELPING: ReadonlySet<string> = new Set(['help', 'assist', 'aid', 'support']);
const WITH: ReadonlySet<string> = new Set(['with', 'in', 'at']);
/** Help that is care: for wounds, and for those who lie or sink. */
const CARE =
  /\b(?:wounds?|wounded|hurts?|injur\w+|bleed\w*|fever|burns?|bruises?|sick|ill|pain|feet|heal|recover|breathe)\b|^(?:stand|walk|rise|get|sit|lie|up|out|off|down)\b/;

const isVerb = (tokens: readonly TextToken[], i: number): boolean =>
  verbAt(tokens, i) !== null && !DETERMINERS.has(tokens[i - 1]?.text ?? '') && !PREPOSITIONS.has(tokens[i]?.text ?? '');
const words = (tokens: readonly TextToken[]): string => tokens.map(({ text }) => text).join(' ');

/** Where the work begins after those who are helped: at 'with', at 'to' and a verb, or at a bare verb; -1 for none. */
const workAt = (tokens: readonly TextToken[]): number =>
  tokens.findIndex(({ text }, i) => WITH.has(text) || (text === 'to' ? isVerb(tokens, i + 1) : isVerb(tokens, i)));

const ENDS: ReadonlySet<string> = new Set(['so', 'because', 'while', 'before', 'until', 'if', 'that', 'who']);
const untilNext = (tokens: readonly TextToken[]): readonly TextToken[] => {
  const end = tokens.findIndex(({ text }) => PREPOSITIONS.has(text) || ENDS.has(text));
  return end < 0 ? tokens : tokens.slice(0, end);
};
const thingOf = (work: readonly TextToken[], deed: Said | null): readonly TextToken[] => {
  if (deed === null) return untilNext(work);
  return [deed.direct, ...deed.preps.map(({ tokens }) => tokens)].find(({ length }) => length > 0) ?? [];
};

const isHelp = ({ verb, by }: Said): boolean =>
  verb === 'tend' && HELPING.has(by[0] ?? '') && (!by.includes('*') || by.at(-1) === 'out');
/** 'Help Meg out with the board' is to help Meg with it. */
const withoutOut = (tokens: readonly TextToken[]): readonly TextToken[] =>
  tokens.filter(({ text }, i) => text !== 'out' || !WITH.has(tokens[i + 1]?.text ?? ''));
const workFrom = (tokens: readonly TextToken[], at: number): readonly TextToken[] => {
  if (at < 0) return [];
  const word = tokens[at]?.text ?? '';
  return tokens.slice(WITH.has(word) || word === 'to' ? at + 1 : at);
};

/** 'With the board', and not 'with carrying it'. */
const isNoun = ([opening, first]: readonly TextToken[]): boolean =>
  opening !== undefined && WITH.has(opening.text) && first?.text.endsWith('ing') !== true;

/** 'Help Meg (to) carry the board', 'help Meg with the board'; null for help of another sort. */
export const helpIn = (said: Said, piece: TextPiece): Help | null => {
  if (!isHelp(said)) return null;
  const tokens = withoutOut(said.after);
  const at = workAt(tokens);
  const work = workFrom(tokens, at);
  if (work.length === 0 || CARE.test(words(work))) return null;
  const deed = isNoun(tokens.slice(at)) ? null : deedIn(work, piece);
  return { who: said.gap.length > 0 ? said.gap : tokens.slice(0, at), work, thing: thingOf(work, deed), deed };
};

/** Deeds that a helper does in the same way as the one who is helped: both search, both fight. */
const SHARED: ReadonlySet<Verb> = new Set([
  ...(['search', 'look', 'follow', 'attack', 'threaten', 'trick', 'steal', 'hide', 'flee', 'climb', 'swim'] as const),
  ...(['bury', 'spare', 'tend'] as const),
]);

/** The deed that helps: what is done together, or work at the thing for whoever has it to do. */
export const helping = (said: Said, { who, thing, deed }: Help, ground: ReadingScene): Said => {
  if (deed !== null && SHARED.has(deed.verb)) return deed;
  const what = bind(thing, ground, ['sight', 'thing']);
  const isThing = what.is === 'bound' && (what.group === 'sight' || what.group === 'thing') && !isSomebody(what.ref);
  return {
    ...said,
    verb: 'make',
    by: ['help'],
    direct: [],
    preps: [
      ...(isThing ? [{ prep: 'on', tokens: thing }] : []),
      ...(who.length > 0 ? [{ prep: HELPED, tokens: who }] : []),
    ],
  };
};
