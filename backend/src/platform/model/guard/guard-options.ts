/** How often and how soon a failed call is repeated, and when an endpoint is left alone. Times in ms. */
export interface GuardOptions {
  readonly retries: number;
  readonly firstPauseMs: number;
  readonly longestPauseMs: number;
  /** A longer Retry-After is not waited for: the call fails. */
  readonly longestRetryAfterMs: number;
  /** Attempts in a row that fail before the circuit opens. */
  readonly failuresInARow: number;
  /** The first time that the circuit stays open; each next one is twice as long, up to the longest. */
  readonly openMs: number;
  readonly longestOpenMs: number;
}
const GUARD: GuardOptions = {
  retries: 2,
  firstPauseMs: 300,
  longestPauseMs: 3_000,
  longestRetryAfterMs: 5_000,
  failuresInARow: 6,
  openMs: 10_000,
  longestOpenMs: 120_000,
};

/** @param patience MODEL_PATIENCE: what an endpoint asks for itself is not multiplied */
export const guardTimes = (patience: number, options = GUARD): GuardOptions => ({
  ...options,
  firstPauseMs: options.firstPauseMs * patience,
  longestPauseMs: options.longestPauseMs * patience,
  openMs: options.openMs * patience,
  longestOpenMs: options.longestOpenMs * patience,
});
