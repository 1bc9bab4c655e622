import { setTimeout as pause } from 'node:timers/promises';

/** Calls `probe` until it returns a value. @returns the value, or undefined after `withinMs` without one */
export const poll = async <T>(
  probe: () => Promise<T | undefined> | T | undefined,
  { withinMs, everyMs = 25 }: { withinMs: number; everyMs?: number },
): Promise<T | undefined> => {
  const deadline = performance.now() + withinMs;
  for (;;) {
    const found = await probe();
    if (found !== undefined || performance.now() >= deadline) return found;
    await pause(everyMs);
  }
};
