import { BANNED_PHRASES } from '../content-validation/validate-words.js';
import { VOICES } from '#game/content/voices.js';
import { sentencesIn } from '#game/rules/sentences/told-sentences.js';
import { type PlayedSaga } from './play-saga.js';

const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** Sentences of a list that stand in it more than once, with how often. */
const repeated = (sentences: readonly string[]): readonly (readonly [string, number])[] => {
  const counts = new Map<string, number>();
  for (const sentence of sentences) counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  return [...counts].filter(([, n]) => n > 1).sort((a, b) => b[1] - a[1]);
};

/** Errors that a careful reader sees: each test names an error of grammar or of typesetting. */
const SLIPS: readonly (readonly [string, RegExp])[] = [
  ['an unresolved slot', /[{}<>]/],
  ['a doubled word', /(?<!\p{L})(?!had had\b|that that\b)(\p{L}+) \1(?!\p{L})/iu],
  ['a before a vowel', /(?<!\p{L})[Aa] (?!(?:one|once|ewes?|ewers?|eu\p{L}*)\b)[aeio]/u],
  ['an before a consonant', /(?<!\p{L})[Aa]n (?=[bcdfgjklmnpqrstvwxyz])/u],
  ['a space too many', / {2}| [,.;:?!]/],
  ['a straight quotation mark', /["']/],
  ['no capital after an end', /[.!?] [a-z]/],
  ['two stops', /[.,;:]{2,}(?<!…)/],
  ['undefined', /undefined|null|NaN|\[object/],
];
const slipsOf = (story: string): readonly string[] => [
  ...SLIPS.filter(([, test]) => test.test(story)).map(([name]) => name),
  ...BANNED_PHRASES.filter((phrase) => story.toLowerCase().includes(phrase)).map((phrase) => `says '${phrase}'`),
  ...((story.match(/“/g)?.length ?? 0) === (story.match(/”/g)?.length ?? 0)
    ? []
    : ['a quotation mark without its fellow']),
];

/** All that may be said in any number of sagas: the words that each people's end with. */
const SET_PHRASES = Object.values(VOICES).map(({ closing }) => closing.split('{name}')[0] ?? closing);
export const isSetPhrase = (sentence: string): boolean => SET_PHRASES.some((words) => sentence.startsWith(words));

const listed = (title: string, lines: readonly string[], most = 12): string =>
  `${title}: ${lines.length}\n${lines
    .slice(0, most)
    .map((line) => `  ${line}\n`)
    .join('')}`;

/** Every sentence, with the number of sagas that it is in. */
const sagasOfSentences = (sagas: readonly PlayedSaga[]): ReadonlyMap<string, number> => {
  const inSagas = new Map<string, number>();
  for (const { stories } of sagas)
    for (const sentence of new Set(stories.flatMap(sentencesIn)))
      inSagas.set(sentence, (inSagas.get(sentence) ?? 0) + 1);
  return inSagas;
};
/** Sentences in more than one of twenty sagas, beyond the set phrases, with how many. */
export const sharedSentences = (sagas: readonly PlayedSaga[]): readonly (readonly [string, number])[] =>
  [...sagasOfSentences(sagas)]
    .filter(([sentence, n]) => n > Math.max(5, sagas.length * 0.05) && !isSetPhrase(sentence))
    .sort((a, b) => b[1] - a[1]);

/** Statistics of the narrator's words: repetition within a saga and between sagas, lengths, errors. */
export const voiceReport = (sagas: readonly PlayedSaga[]): string => {
  const entries = sagas.flatMap(({ stories, setting }) => stories.map((story, turn) => ({ story, turn, setting })));
  const within = sagas.map(({ stories }) => repeated(stories.flatMap(sentencesIn)));
  const inSagas = sagasOfSentences(sagas);
  const shared = sharedSentences(sagas);
  const lengths = entries.map(({ story }) => wordsIn(story));
  const slips = entries.flatMap(({ story, turn, setting }) =>
    slipsOf(story).map(
      (slip) =>
        `${slip}: ${setting.faction} ${setting.seed} turn ${turn}: ${story.slice(0, 160).replace(/\n+/g, ' / ')}`,
    ),
  );
  return [
    `${sagas.length} sagas, ${entries.length} entries, ${inSagas.size} distinct sentences\n`,
    `words of an entry: ${Math.min(...lengths)} to ${Math.max(...lengths)}, mean ${(lengths.reduce((a, b) => a + b, 0) / lengths.length).toFixed(0)}; under 40: ${lengths.filter((n) => n < 40).length}, over 160: ${lengths.filter((n) => n > 160).length}\n`,
    `sentences told twice in a saga: ${within.map((r) => r.length).reduce((a, b) => a + b, 0)} in all, ${within.filter((r) => r.length > 0).length} sagas\n`,
    ...within
      .flat()
      .slice(0, 12)
      .map(([sentence, n]) => `  ${n}× ${sentence}\n`),
    listed(
      'sentences in more than one of twenty sagas, beyond the eight that sagas end with',
      shared.map(([sentence, n]) => `${n}× ${sentence}`),
      25,
    ),
    listed('slips', slips),
  ].join('');
};
