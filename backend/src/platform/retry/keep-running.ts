import { pause } from './pause.js';
import { FIRST_PAUSE_MS, retry, type RetryOptions } from './retry.js';

/** One run. It calls `recovered` once it works again: the pauses after it are short again. */
export type Run = (recovered: () => void) => Promise<void>;

/**
 * Runs work that is meant to go on until the signal aborts, and starts it anew when it fails or ends.
 * @throws only what is not passing
 */
export const keepRunning = async (run: Run, options: RetryOptions): Promise<void> => {
  const { signal, firstMs = FIRST_PAUSE_MS, onFailure, isPassing = () => true } = options;
  const once = async (): Promise<void> => {
    const state = { hasRecovered: false };
    try {
      await run(() => {
        state.hasRecovered = true;
      });
    } catch (error) {
      if (!state.hasRecovered || !isPassing(error)) throw error;
      if (!signal.aborted) onFailure?.(error);
    }
    await pause(firstMs, signal);
  };
  while (!signal.aborted) {
    await retry(once, options).catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
  }
};
