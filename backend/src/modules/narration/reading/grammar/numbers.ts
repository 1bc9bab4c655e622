import { type TextToken } from './tokens.js';

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const VALUES: ReadonlyMap<string, number> = new Map<string, number>([
  ...SMALL.map((word, n) => [word, n] as const),
  ...'thirty forty fifty sixty seventy eighty ninety'.split(' ').map((word, n) => [word, 30 + 10 * n] as const),
  ['a', 1],
  ['an', 1],
  ['single', 1],
  ['couple', 2],
  ['pair', 2],
  ['few', 3],
  ['some', 3],
  ['handful', 5],
  ['dozen', 12],
  ['hundred', 100],
  ['thousand', 1000],
  ['million', 1_000_000],
]);
const MULTIPLES = new Set(['dozen', 'hundred', 'thousand', 'million']);
const MOST = 1_000_000_000;

const valueOf = (word: string): number | null =>
  /^\d+$/.test(word) ? Math.min(MOST, Number(word)) : (VALUES.get(word) ?? null);

/** 'twenty-five' is two numbers and one word. */
const valueOfWord = (word: string): number | null =>
  word.split('-').reduce<number | null>((sum, part) => {
    const value = valueOf(part);
    return sum === null || value === null ? null : sum + value;
  }, 0);
const isArticle = (word: string): boolean => word === 'a' || word === 'an';
const added = (sum: number | null, value: number): number => (sum === null || sum === 1 ? value : sum + value);

/** 'ten', '2', 'twenty five', 'two hundred': the number that the words tell, or null. */
export const numberIn = (tokens: readonly TextToken[]): number | null =>
  tokens.reduce<number | null>((sum, { text }) => {
    const value = valueOfWord(text);
    if (value === null || (isArticle(text) && sum !== null)) return sum;
    return sum !== null && MULTIPLES.has(text) ? Math.min(MOST, Math.max(1, sum) * value) : added(sum, value);
  }, null);
