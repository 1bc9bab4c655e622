import { distance } from 'fastest-levenshtein';
import { CATALOGUE } from '#game/content/catalogue.js';
import { linesOf } from '#game/model/content/frame.js';
import { type ReadingScene } from './reading-scene.js';
import { ANYBODY_WORDS, KIN_WORDS } from './lexicon/kin.js';
import { MANNER_WORDS, UNTIL_WORDS } from './lexicon/manners.js';
import {
  DETERMINERS,
  FILLERS,
  IDLE_WORDS,
  OPEN_NOUNS,
  PREPOSITIONS,
  PRONOUNS,
  WH_WORDS,
  AUXILIARIES,
} from '../../domain/lexicon/grammar-words.js';
import { VERB_WORDS } from '../../domain/lexicon/verbs.js';
import { baseOf } from '../../domain/lexicon/irregular.js';
import { plain, stemOf, type TextToken, tokensOf } from './tokens.js';

const lexicon = new Set(
  [...Object.values(VERB_WORDS), ...Object.values(MANNER_WORDS), ...Object.values(UNTIL_WORDS)]
    .flatMap((line) => line.split(/[\s,*]+/))
    .filter(Boolean),
);
for (const words of [
  KIN_WORDS,
  ANYBODY_WORDS,
  DETERMINERS,
  FILLERS,
  IDLE_WORDS,
  OPEN_NOUNS,
  PREPOSITIONS,
  PRONOUNS,
  WH_WORDS,
  AUXILIARIES,
])
  for (const word of words) lexicon.add(word);
const LEXICON: ReadonlySet<string> = lexicon;
const LEXICON_STEMS: ReadonlySet<string> = new Set([...LEXICON].map(stemOf));

/** Lexicon words by their length: a misspelled one is at most two letters longer or shorter. */
const BY_LENGTH = new Map<number, string[]>();
for (const word of LEXICON)
  if (word.length > 3) BY_LENGTH.set(word.length, [...(BY_LENGTH.get(word.length) ?? []), word]);

let english: ReadonlySet<string> | null = null;
/** Words of the game's own stories: English that needs no correction. Gathered at the first use. */
const isEnglish = (word: string): boolean => {
  english ??= new Set(
    [...CATALOGUE.frames.values()].flatMap(({ openings, still, offers }) =>
      [
        ...openings,
        ...linesOf(still),
        ...offers.flatMap(({ action, description, success }) => [action, description, ...linesOf(success)]),
      ].flatMap((line) => tokensOf(plain(line)).map(({ stem }) => stem)),
    ),
  );
  return english.has(stemOf(word));
};
const isInLexicon = (word: string): boolean =>
  LEXICON.has(word) || LEXICON_STEMS.has(stemOf(word)) || baseOf(word) !== word;
/** Whether a word needs no correction. */
export const isKnown = ({ text, stem }: TextToken, ground: ReadingScene): boolean =>
  /^\d+$/.test(text) ||
  isInLexicon(text) ||
  ground.stems.has(stem) ||
  ground.coins.has(stem) ||
  isEnglish(text) ||
  text.split('-').length > 1;

const SHORTEST = 4;
const isSwapped = (a: string, b: string): boolean => {
  if (a.length !== b.length) return false;
  const at = Array.from(a).findIndex((letter, i) => letter !== b[i]);
  return at >= 0 && a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
};
const errors = (a: string, b: string): number => (isSwapped(a, b) ? 1 : distance(a, b));
/** Whether letters were only left out: 'clmb', 'tre'. */
const isShortened = (short: string, long: string): boolean => {
  let at = 0;
  for (const letter of long) if (letter === short[at]) at += 1;
  return at === short.length && short.at(-1) === long.at(-1);
};
const allowed = (length: number): number => (length < 7 ? 1 : 2);

const nearest = (word: string, words: Iterable<string>): { readonly word: string; readonly errors: number } | null => {
  let best: { readonly word: string; readonly errors: number } | null = null;
  for (const other of words) {
    if (Math.abs(other.length - word.length) > 2 || other.length < SHORTEST) continue;
    const count = errors(word, other) + (other[0] === word[0] ? 0 : 0.5) - (isShortened(word, other) ? 0.25 : 0);
    if (count <= allowed(word.length) && (best === null || count < best.errors)) best = { word: other, errors: count };
  }
  return best;
};

function* near(word: string): Generator<string> {
  for (let length = word.length - 2; length <= word.length + 2; length++) yield* BY_LENGTH.get(length) ?? [];
}

const INFLECTIONS = ['ing', 'ed', 's'] as const;
/** A word of the lexicon, also where the misspelled one is inflected. */
const verbFor = (word: string): { readonly word: string; readonly errors: number } | null => {
  const whole = nearest(word, near(word));
  const ending = INFLECTIONS.find((end) => word.endsWith(end) && word.length - end.length >= SHORTEST);
  const base =
    ending === undefined ? null : nearest(word.slice(0, -ending.length), near(word.slice(0, -ending.length)));
  return base && (whole === null || base.errors < whole.errors) ? base : whole;
};

/** A word of three letters that lacks one: 'tre', 'wht'. */
const completedWord = (token: TextToken, names: ReadonlySet<string>): TextToken => {
  const { text } = token;
  const isMeant = (other: string): boolean =>
    other.length === SHORTEST && other[0] === text[0] && isShortened(text, other);
  const meant = [...names].find(isMeant) ?? (BY_LENGTH.get(SHORTEST) ?? []).find(isMeant);
  return meant === undefined ? token : { text: meant, stem: stemOf(meant) };
};

const nearestTo = (token: TextToken, names: ReadonlySet<string>): TextToken => {
  const name = nearest(token.text, names);
  const verb = verbFor(token.text);
  const meant = name && (verb === null || name.errors <= verb.errors) ? name.word : verb?.word;
  return meant === undefined ? token : { text: meant, stem: name?.word === meant ? meant : stemOf(meant) };
};
/** A word as it was surely meant: a name of the scene, or a word of the lexicon. Short words and known ones stay. */
const corrected = (token: TextToken, ground: ReadingScene, names: ReadonlySet<string>): TextToken => {
  if (token.text.length < SHORTEST - 1 || isKnown(token, ground)) return token;
  if (token.text.length < SHORTEST) return completedWord(token, names);
  const joined = ground.joined.get(token.text) ?? ground.joined.get(token.stem);
  if (joined !== undefined) return { text: joined, stem: stemOf(joined) };
  return nearestTo(token, names);
};

export const spelledRight = (tokens: readonly TextToken[], ground: ReadingScene): readonly TextToken[] =>
  tokens.map((token) => corrected(token, ground, ground.stems));
