import { CATALOGUE } from '#game/content/catalogue.js';
import { FACTION_CONTENT } from '#game/content/factions.js';
import { VOICES } from '#game/content/voices.js';
import { FUNCTION_WORDS } from './function-words.js';

const LOWER_CASE = /(?<![\p{L}’.])\p{Ll}[\p{Ll}’]*(?!\p{L})/gu;

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  if (value instanceof Map) return [...value.values()].flatMap(textsIn);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

let known: ReadonlySet<string> | null = null;
/** The words that the game's own tables write small: none of them is a name. Collected at the first use. */
const knownWords = (): ReadonlySet<string> =>
  (known ??= new Set([
    ...FUNCTION_WORDS,
    ...textsIn([CATALOGUE, FACTION_CONTENT, VOICES]).flatMap((text) => text.match(LOWER_CASE) ?? []),
  ]));

const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/ies$/, 'y'],
  [/(?:es|s|ed|ing|er|ly|’s)$/, ''],
  [/(?:ed|ing|er)$/, 'e'],
  [/(\p{L})\1(?:ed|ing|er)$/u, '$1'],
];

/** Whether a word, in lower case, is an ordinary one, in this or another form. */
export const isCommonWord = (word: string): boolean =>
  knownWords().has(word) ||
  ENDINGS.some(([ending, by]) => ending.test(word) && knownWords().has(word.replace(ending, by)));
