import { setTimeout as wait } from 'node:timers/promises';

/** Nothing came within the time given. */
export class SilenceError extends Error {
  override readonly name = 'SilenceError';
  constructor(readonly milliseconds: number) {
    super(`no answer within ${milliseconds} ms`);
  }
}

/** The promise's outcome, or a SilenceError when it is not settled in time; a later rejection is nobody's concern. */
export const within = async <T>(milliseconds: number, promise: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new SilenceError(milliseconds));
    }, milliseconds);
  });
  try {
    return await Promise.race([promise, silence]);
  } finally {
    clearTimeout(timer);
  }
};

/** Ends early when the signal aborts. */
export const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  wait(milliseconds, undefined, { signal }).catch(() => undefined);

/** The pause before retry `n`, from 0. */
export const pauseBefore = (
  n: number,
  { firstPauseMs, longestPauseMs }: { firstPauseMs: number; longestPauseMs: number },
): number => Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(n, 16));
