import pRetry from 'p-retry';

export interface RetryOptions {
  /** Ends the pauses and the retries: `retry` then rejects with its reason. */
  readonly signal: AbortSignal;
  /** The first pause; 100 ms where absent. Each pause is twice the one before. */
  readonly firstMs?: number;
  /** 5 s where absent. */
  readonly longestMs?: number;
  readonly onFailure?: (error: unknown) => void;
  /** Whether this failure may pass; every one where absent. */
  readonly isPassing?: (error: unknown) => boolean;
}

export const FIRST_PAUSE_MS = 100;
export const LONGEST_PAUSE_MS = 5_000;

/** Carries what was thrown through p-retry, which gives up at a TypeError and at anything that is no Error. */
class Failure extends Error {
  constructor(readonly thrown: unknown) {
    super('failed');
  }
}
const unwrap = (error: unknown): unknown => (error instanceof Failure ? error.thrown : error);

/** Does the work until it succeeds, with growing pauses. @throws what is not passing, or the signal's reason */
export const retry = async <T>(work: () => Promise<T>, options: RetryOptions): Promise<T> => {
  const { signal, firstMs = FIRST_PAUSE_MS, longestMs = LONGEST_PAUSE_MS, onFailure, isPassing } = options;
  try {
    return await pRetry(
      () =>
        work().catch((thrown: unknown) => {
          throw new Failure(thrown);
        }),
      {
        retries: Infinity,
        minTimeout: firstMs,
        maxTimeout: longestMs,
        signal,
        onFailedAttempt: ({ error }) => {
          if (!signal.aborted) onFailure?.(unwrap(error));
        },
        shouldRetry: ({ error }) => isPassing?.(unwrap(error)) ?? true,
      },
    );
  } catch (error) {
    throw unwrap(error);
  }
};
