import { type Manner, type Verb } from '#game/model/attempt.js';
import { type Hour } from '#game/model/calendar.js';
import { MANNERED, ARMING, PRELUDES, VERB_WORDS } from '../../domain/lexicon/verbs.js';
import { DETERMINERS, PREPOSITIONS } from '../../domain/lexicon/grammar-words.js';
import { phraseAt, type PhraseFound, phrasesOf } from './lexicon/phrases.js';
import { type TextPiece } from './pieces.js';
import { type TextToken } from './tokens.js';

/** A deed as it stands in a piece of the text: nothing of it is bound to the scene yet. */
export interface Said {
  readonly verb: Verb;
  /** The words of the verb's phrase: 'bribe', 'look for'. */
  readonly by: readonly string[];
  readonly direct: readonly TextToken[];
  /** What stands within the verb's phrase: 'Jiro' of 'tell Jiro about'. */
  readonly gap: readonly TextToken[];
  readonly preps: readonly { readonly prep: string; readonly tokens: readonly TextToken[] }[];
  /** All words after the verb. */
  readonly after: readonly TextToken[];
  readonly manner: Manner | null;
  readonly until: Hour | 'healed' | null;
  readonly isPrelude: boolean;
  readonly isArming: boolean;
  /** Whether the verb stood where a verb stands. */
  readonly isPlain: boolean;
  readonly words: string;
}

const VERB_PHRASES = phrasesOf<Verb>(VERB_WORDS);
const PRELUDE_PHRASES = phrasesOf({ prelude: PRELUDES });
const ARMING_PHRASES = phrasesOf({ arming: ARMING });
const MANNERED_PHRASES = phrasesOf<keyof typeof MANNERED>(MANNERED);

export const verbAt = (tokens: readonly TextToken[], at: number) => phraseAt(VERB_PHRASES, tokens, at);

/** Words that end a phrase: what follows says why, or of whom. */
const ENDS = new Set([
  'who',
  'that',
  'which',
  'because',
  'so',
  'while',
  'as',
  'when',
  'if',
  'since',
  'and',
  'but',
  'whether',
  'what',
  'where',
  'how',
  'why',
  'until',
  'once',
  'before',
  'then',
  'than',
  'please',
  'unless',
  'though',
]);

const phrasesAfter = (tokens: readonly TextToken[]) => {
  const preps: { prep: string; tokens: TextToken[] }[] = [];
  const direct: TextToken[] = [];
  let into = direct;
  for (const token of tokens) {
    if (ENDS.has(token.text)) break;
    if (PREPOSITIONS.has(token.text) && token.text !== 'of') {
      const last = preps.at(-1);
      if (last?.tokens.length === 0) last.prep = token.text;
      else preps.push({ prep: token.text, tokens: [] });
      into = preps.at(-1)?.tokens ?? direct;
    } else into.push(token);
  }
  return { direct, preps };
};

const NOT_INFINITIVE = new Set([
  'the',
  'a',
  'an',
  'my',
  'his',
  'her',
  'him',
  'them',
  'it',
  'their',
  'this',
  'that',
  'me',
  'us',
  'go',
  'north',
  'south',
  'east',
  'west',
]);
/** Words after 'to' that state a purpose and begin no deed. */
const INFINITIVES = new Set(
  'forget be let get have see know look do keep stop turn hear say tell make take signal show learn earn gain win avoid prove become stay cover scare warn reach pass cross open find leave help calm impress distract lure draw buy test check'.split(
    ' ',
  ),
);
/** Where 'to' and a verb begin to say what for; the end of the words where they do not. */
const purposeAt = (tokens: readonly TextToken[]): number => {
  const isInfinitive = (i: number): boolean => {
    const text = tokens[i]?.text ?? 'the';
    return !NOT_INFINITIVE.has(text) && (INFINITIVES.has(text) || verbAt(tokens, i) !== null);
  };
  const at = tokens.findIndex(({ text }, i) => text === 'to' && isInfinitive(i + 1));
  return at < 0 ? tokens.length : at;
};

const KEEPS_PURPOSE: ReadonlySet<Verb> = new Set(['ask', 'talk', 'send', 'promise', 'trick', 'swear']);

/** What stands in the gap of a phrase is its first part: 'throw the ham to the wolf'. */
const aroundGap = (
  { words, gap }: Pick<PhraseFound<Verb>, 'words' | 'gap'>,
  { direct, preps }: Pick<Said, 'direct' | 'preps'>,
): Pick<Said, 'direct' | 'preps'> => {
  const last = words.at(-1) ?? '';
  if (gap.length === 0) return { direct, preps };
  if (direct.length === 0) return { direct: gap, preps };
  return { direct: gap, preps: PREPOSITIONS.has(last) ? [{ prep: last, tokens: direct }, ...preps] : preps };
};

/** How a verb says that it is done: 'run' is quick, and 'run him through' is not. */
const mannerOf = ({ means, words }: PhraseFound<Verb>, tokens: readonly TextToken[], at: number): Manner | null =>
  means === 'attack' && words.length > 1 ? null : (phraseAt(MANNERED_PHRASES, tokens, at)?.means ?? null);

const saidAt = (tokens: readonly TextToken[], at: number, piece: TextPiece): Said | null => {
  const found = verbAt(tokens, at);
  if (!found) return null;
  const rest = [...tokens.slice(found.end), ...tokens.slice(0, at)];
  const own = KEEPS_PURPOSE.has(found.means) ? rest : rest.slice(0, purposeAt(rest));
  const prelude = phraseAt(PRELUDE_PHRASES, tokens, at);
  return {
    verb: found.means,
    by: found.words,
    ...aroundGap(found, phrasesAfter(own)),
    gap: found.gap,
    after: rest,
    manner: piece.manner ?? mannerOf(found, tokens, at),
    until: piece.until,
    isPrelude: prelude !== null && (prelude.words.length >= found.words.length || found.means === 'go'),
    isArming: phraseAt(ARMING_PHRASES, tokens, at) !== null,
    isPlain: at === 0,
    words: tokens
      .slice(at)
      .map(({ text }) => text)
      .join(' '),
  };
};

const SUBJECT = new Set(['i', 'we', 'let', 'will', 'to', 'and']);
/** The deed of a piece: at its beginning, or else after the words that stand before it ('with my axe I attack'). */
export const deedIn = (tokens: readonly TextToken[], piece: TextPiece): Said | null => {
  const first = saidAt(tokens, 0, piece);
  if (first) return first;
  const after = tokens.findIndex(
    ({ text }, i) => i > 0 && SUBJECT.has(tokens[i - 1]?.text ?? '') && text !== 'us' && verbAt(tokens, i) !== null,
  );
  if (after > 0)
    return saidAt(
      tokens.filter((_, i) => i !== after - 1),
      after - 1,
      piece,
    );
  if (DETERMINERS.has(tokens[0]?.text ?? '')) return null;
  const anywhere = tokens
    .slice(0, 5)
    .findIndex((_, i) => i > 0 && !PREPOSITIONS.has(tokens[i - 1]?.text ?? '') && verbAt(tokens, i) !== null);
  return anywhere > 0 ? saidAt(tokens, anywhere, piece) : null;
};

/** 'Walk to the well to ask' is two deeds; 'use the rope to climb' is one with a thing. */
export const atPurpose = (tokens: readonly TextToken[]): readonly (readonly TextToken[])[] => {
  const head = verbAt(tokens, 0);
  const opens = head && (phraseAt(PRELUDE_PHRASES, tokens, 0) !== null || head.means === 'use');
  const at = opens ? purposeAt(tokens) : tokens.length;
  return at >= tokens.length ? [tokens] : [tokens.slice(0, at), tokens.slice(at + 1)];
};
