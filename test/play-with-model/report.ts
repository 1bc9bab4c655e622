import { type PlayedTurn } from './play.js';

/** Per million tokens, in any currency. */
export interface Prices {
  readonly input: number;
  readonly output: number;
}

const MS = 1_000;
const MILLION = 1_000_000;

/** The value at or below which a share of all lies; null for none. */
export const percentile = (values: readonly number[], share: number): number | null => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? null;
};

const seconds = (ms: number | null): string => (ms === null ? 'none' : `${(ms / MS).toFixed(1)} s`);
const times = (values: readonly (number | null)[]): string => {
  const known = values.filter((value) => value !== null);
  return `p50 ${seconds(percentile(known, 0.5))}, p95 ${seconds(percentile(known, 0.95))}`;
};

const counted = (keys: readonly string[]): string => {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  const lines = [...counts].sort(([, a], [, b]) => b - a).map(([key, count]) => `${key} ${count}`);
  return lines.length === 0 ? 'none' : lines.join(', ');
};

/** The rule under which a narration records why its model came to no end. */
const ENDED_BY_FLOOR = 'complete';
const CODE = /^[a-z]+(?:-[a-z]+)*(?=$|[:\s])/;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** The report of a run: counts, times and codes, nobody's words. */
export const report = (turns: readonly PlayedTurn[], prices: Prices | null): string => {
  const tellings = turns.flatMap(({ telling }) => (telling ? [telling] : []));
  const broken = tellings.flatMap(({ verdicts }) => verdicts.filter(({ passed }) => !passed));
  const [input, output] = [
    sum(tellings.map(({ usage }) => usage?.inputTokens ?? 0)),
    sum(tellings.map(({ usage }) => usage?.outputTokens ?? 0)),
  ];
  const cost = prices && (input * prices.input + output * prices.output) / MILLION;
  const tellersOf = (narrator: string): number => tellings.filter((one) => one.narrator === narrator).length;
  return [
    `${turns.length} turns: ${tellersOf('model')} told by the model, ${tellersOf('floor')} by the built-in narrator`,
    `to the first sentence: ${times(turns.map(({ firstSentenceMs }) => firstSentenceMs))}`,
    `whole: ${times(turns.map(({ wholeMs }) => wholeMs))}`,
    `not told in time: ${turns.filter(({ wholeMs }) => wholeMs === null).length}`,
    `violations by rule: ${counted(broken.filter(({ rule }) => rule !== ENDED_BY_FLOOR).map(({ rule }) => rule))}`,
    `fallbacks by reason: ${counted(
      broken.filter(({ rule }) => rule === ENDED_BY_FLOOR).map(({ detail }) => CODE.exec(detail)?.[0] ?? 'other'),
    )}`,
    `tokens: ${input} in, ${output} out${turns.length > 0 ? `; a turn: ${Math.round((input + output) / turns.length)}` : ''}`,
    ...(cost === null ? [] : [`cost: ${cost.toFixed(4)}, a turn: ${(cost / Math.max(1, turns.length)).toFixed(5)}`]),
  ].join('\n');
};
