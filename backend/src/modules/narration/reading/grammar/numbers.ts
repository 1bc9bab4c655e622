import { type Token } from './tokens.js';

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

/** 'ten', '2', 'twenty five', 'two hundred': the number that the words tell, or null. */
export const numberIn = (tokens: readonly Token[]): number | null =>
  tokens.reduce<number | null>((sum, { text }) => {
    const parts = text.split('-').map(valueOf);
    const value = parts.every((part) => part !== null) ? parts.reduce<number>((a, b) => a + (b ?? 0), 0) : null;
    if (value === null) return sum;
    if (sum !== null && MULTIPLES.has(text)) return Math.min(MOST, Math.max(1, sum) * value);
    return (text === 'a' || text === 'an') && sum !== null ? sum : (sum === 1 || sum === null ? 0 : sum) + value;
  }, null);
