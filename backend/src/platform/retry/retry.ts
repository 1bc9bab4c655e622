import pRetry from 'p-retry';

export interface RetryOptions {
  /** Ends the pauses and the retries: `retry` then rejects with its reason. */
  readonly signal: AbortSignal;
  /** The first pause; 100 ms where absent. Each next pause is twice as long. */
  readonly firstMs?: number;
  /** The longest pause; 5 s where absent. */
  readonly longestMs?: number;
  readonly onFailure?: (error: unknown) => void;
  /** Whether this failure may pass; absent: every failure may. */
  readonly isPassing?: (error: unknown) => boolean;
}

export const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;

/** Wraps the thrown value for p-retry, which gives up at a TypeError and at values that are no Error. */
class Failure extends Error {
  constructor(readonly thrown: unknown) {
    super('failed');
  }
}
const unwrap = (error: unknown): unknown => (error instanceof Failure ? error.thrown : error);

/** Repeats the work until it succeeds, with growing pauses. @throws an error that can't pass, or the signal's reason */
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
