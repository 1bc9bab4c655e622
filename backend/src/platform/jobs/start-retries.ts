import { retry } from '../retry/retry.js';
import { type Jobs, JobsUnavailableError } from './jobs.port.js';

/** A loaded server, or one that restarts, needs longer than one call waits. */
const WITHIN_MS = 60_000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 2_000;

export interface StartRetryOptions {
  /** How long all that is started waits together, in milliseconds. */
  readonly withinMs?: number;
  /** Called at the first failure. */
  readonly onWaiting: () => void;
}

/** The same jobs for a start: queues that do not answer yet are waited for. @throws JobsUnavailableError after that time */
export const withStartRetries = (
  jobs: Pick<Jobs, 'work' | 'repeat'>,
  { withinMs = WITHIN_MS, onWaiting }: StartRetryOptions,
): Pick<Jobs, 'work' | 'repeat'> => {
  const signal = AbortSignal.timeout(withinMs);
  let told = false;
  const retried = async (start: () => Promise<void>): Promise<void> => {
    let latest: unknown;
    const onFailure = (error: unknown): void => {
      latest = error;
      if (!told) onWaiting();
      told = true;
    };
    const isPassing = (error: unknown): boolean => error instanceof JobsUnavailableError;
    const options = { signal, onFailure, isPassing, firstMs: FIRST_PAUSE_MS, longestMs: LONGEST_PAUSE_MS };
    await retry(start, options).catch((error: unknown) => {
      throw error === signal.reason && latest !== undefined ? latest : error;
    });
  };
  return {
    work: (queue, handler) => retried(() => jobs.work(queue, handler)),
    repeat: (queue, everyMs, handler) => retried(() => jobs.repeat(queue, everyMs, handler)),
  };
};
