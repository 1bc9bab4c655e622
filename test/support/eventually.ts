import { setTimeout as pause } from 'node:timers/promises';

const FIRST_PAUSE_MS = 10;
const LONGEST_PAUSE_MS = 200;

/**
 * Repeats an expectation until it holds, at most this long or until the signal aborts; then fails with its last error.
 */
export const eventually = async (
  expectation: () => void | Promise<void>,
  timeoutMs = 10_000,
  signal?: AbortSignal,
): Promise<void> => {
  const deadline = performance.now() + timeoutMs;
  for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(LONGEST_PAUSE_MS, wait * 1.4)) {
    try {
      await expectation();
      return;
    } catch (error) {
      if (performance.now() > deadline || signal?.aborted) throw error;
      await pause(wait);
    }
  }
};
