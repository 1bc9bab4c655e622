import { seededRandom } from '../../../support/seeded-random.js';

/** The spec prints its seed; ANALYTICS_SEED repeats the log of an earlier run. */
export const SEED = process.env['ANALYTICS_SEED'] ?? String(Date.now());
const random = seededRandom(SEED);

export const below = (n: number): number => random.bytes(4).readUInt32BE() % n;
export const oneIn = (n: number): boolean => below(n) === 0;
export const oneOf = <T>(words: readonly T[]): T => words[below(words.length)] as T;

export const MINUTE_MS = 60_000;
export const DAY_MS = 86_400_000;
/** A Monday. */
export const FIRST_DAY = Date.parse('2026-03-02T00:00:00Z');
/** The days of the log, from its first Monday to the day of AS_OF. */
export const DAYS = Array.from({ length: 25 }, (_, day) => day);

export const iso = (at: number): string => new Date(at).toISOString();
/** On a day, in milliseconds; one in four lies at midnight, on one side or the other. */
export const momentOn = (day: number): number =>
  FIRST_DAY + day * DAY_MS + (oneIn(4) ? oneOf([0, 1, DAY_MS - 1, DAY_MS - 2]) : below(DAY_MS));
/** A random moment from this one to the end of the log. */
export const momentAfter = (at: number): number => {
  const moment = momentOn(oneOf(DAYS));
  return moment >= at ? moment : at + below(DAY_MS);
};
