import { setTimeout as pause } from 'node:timers/promises';

/** Tries an expectation until it holds, at most this long; then fails with what it said last. */
export const eventually = async (expectation: () => void | Promise<void>, timeoutMs = 10_000): Promise<void> => {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    try {
      await expectation();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await pause(20);
    }
  }
};
