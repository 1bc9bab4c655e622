/** What an endpoint answered to one attempt. */
export interface Answer {
  /** Null where none came. */
  readonly status: number | null;
  /** Its Retry-After header. */
  readonly retryAfter: string | null;
}
export type Verdict =
  | { readonly kind: 'delivered' }
  /** 410: it wants no more. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'again'; readonly inMs: number }
  | { readonly kind: 'given-up' };

const S = 1_000;
const MINUTE = 60 * S;
const HOUR = 60 * MINUTE;
/** From one attempt to the next: 75 hours and a half together (Standard Webhooks). */
export const RETRIES_MS: readonly number[] = [
  5 * S,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
];
/** A pause is up to a tenth longer, so that deliveries that failed together are not sent together again. */
const JITTER = 0.1;
const MOST_WAIT_MS = 24 * HOUR;

/** A Retry-After in seconds or as a date (RFC 9110, 10.2.3), at most a day; null for anything else. */
export const retryAfterMs = (text: string | null, now: Date): number | null => {
  if (text === null) return null;
  const ms = /^\d+$/.test(text.trim()) ? Number(text) * S : Date.parse(text) - now.getTime();
  return Number.isNaN(ms) ? null : Math.min(Math.max(0, ms), MOST_WAIT_MS);
};

/**
 * What follows from an answer. A redirect is a failure: it would lead to a target that was not checked.
 * @param failed attempts before this one @param chance from 0 to 1
 */
export const verdictOn = (
  { status, retryAfter }: Answer,
  { failed, now, chance }: { readonly failed: number; readonly now: Date; readonly chance: number },
): Verdict => {
  if (status !== null && status >= 200 && status < 300) return { kind: 'delivered' };
  if (status === 410) return { kind: 'gone' };
  const pause = RETRIES_MS[failed];
  if (pause === undefined) return { kind: 'given-up' };
  const jittered = Math.round(pause * (1 + JITTER * chance));
  return { kind: 'again', inMs: Math.max(jittered, retryAfterMs(retryAfter, now) ?? 0) };
};
