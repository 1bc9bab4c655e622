/** What the CRM says of its limits (X-RateLimit headers). */
export interface Limits {
  /** Pause between two calls that keeps every interval within the limit; null where the CRM does not say. */
  readonly gapMs: number | null;
  /** No call until then; 0: the next may come at once. */
  readonly closedMs: number;
}

const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Below the limit, since others may use the same key. */
const SHARE = 0.9;
/** Of 100 calls in 10 seconds. */
export const DEFAULT_GAP_MS = (10 * SECOND_MS) / (100 * SHARE);

const numberOf = (headers: Headers, name: string): number | null => {
  const value = headers.get(name);
  return value === null || value.trim() === '' || !Number.isFinite(Number(value)) ? null : Number(value);
};

const gapOf = (max: number | null, intervalMs: number | null): number | null =>
  max === null || intervalMs === null || max <= 0 || intervalMs <= 0 ? null : intervalMs / Math.max(1, max * SHARE);

/** No header tells when the day's count begins anew, so a call is tried once an hour, and after midnight (UTC). */
const restOfDay = (now: Date): number => Math.min(HOUR_MS, DAY_MS - (now.getTime() % DAY_MS));

const closedFor = (headers: Headers, isRefused: boolean, now: Date): number => {
  const intervalMs = numberOf(headers, 'x-ratelimit-interval-milliseconds') ?? 10 * SECOND_MS;
  const retryAfter = numberOf(headers, 'retry-after');
  if (numberOf(headers, 'x-ratelimit-daily-remaining') === 0)
    return retryAfter === null ? restOfDay(now) : retryAfter * SECOND_MS;
  if (isRefused) return retryAfter === null ? intervalMs : retryAfter * SECOND_MS;
  return numberOf(headers, 'x-ratelimit-remaining') === 0 ? intervalMs : 0;
};

/** @param isRefused the answer was 429 */
export const limitsOf = (headers: Headers, isRefused: boolean, now: Date): Limits => ({
  gapMs: gapOf(numberOf(headers, 'x-ratelimit-max'), numberOf(headers, 'x-ratelimit-interval-milliseconds')),
  closedMs: closedFor(headers, isRefused, now),
});
