import { pause } from './pause.js';
import { FIRST_PAUSE_MS, retry, type RetryOptions } from './retry.js';

/** One run. It calls `recovered` once it works again: later pauses start short again. */
export type Run = (recovered: () => void) => Promise<void>;

/** Runs work until the signal aborts, and restarts it when it fails or ends. @throws only errors that can't pass */
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
