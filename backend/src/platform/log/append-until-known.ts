import { type Clock } from '../clock/clock.js';
import { type AppendResult } from '../event-store/event-store.port.js';
import { type Random } from '../random/random.js';
import { backoffMs, type Backoff, type Pause } from './backoff.js';

export interface RetryLimits extends Backoff {
  readonly retries: number;
  /** Milliseconds after the first attempt: no retry begins later. */
  readonly budgetMs: number;
}
export interface AppendRetry {
  readonly clock: Clock;
  readonly random: Random;
  readonly pause: Pause;
  readonly patience: RetryLimits;
}

/**
 * Repeats an idempotent append while its outcome is unknown. After an unknown outcome, `unavailable` says nothing about
 * the first attempt: the outcome stays unknown.
 */
export const appendUntilKnown = async (
  append: () => Promise<AppendResult>,
  waiting: AppendRetry,
): Promise<AppendResult> => {
  const { clock, random, pause, patience } = waiting;
  const deadline = clock.now().getTime() + patience.budgetMs;
  let unknown = await append();
  for (let n = 0; unknown.status === 'unknown' && n < patience.retries; n++) {
    const wait = backoffMs(patience, n, random);
    if (clock.now().getTime() + wait > deadline) break;
    await pause(wait);
    const result = await append();
    if (result.status !== 'unavailable') unknown = result;
  }
  return unknown;
};
