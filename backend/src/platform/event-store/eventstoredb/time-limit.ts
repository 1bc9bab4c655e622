import pTimeout from 'p-timeout';

/** No answer arrived within the time limit. */
export class SilenceError extends Error {
  override readonly name = 'SilenceError';
  constructor(readonly milliseconds: number) {
    super(`no answer within ${milliseconds} ms`);
  }
}

/** The promise's outcome, or a SilenceError when it does not settle in time; a later rejection is ignored. */
export const within = <T>(milliseconds: number, promise: Promise<T>): Promise<T> =>
  pTimeout(promise, { milliseconds, message: new SilenceError(milliseconds) });

/** The pause before retry `n`, from 0. */
export const pauseBefore = (
  n: number,
  { firstPauseMs, longestPauseMs }: { firstPauseMs: number; longestPauseMs: number },
): number => Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(n, 16));
