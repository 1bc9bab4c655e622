/** Clocks of several machines differ by less: a time up to this much too late is nobody's mistake. */
export const CLOCKS_DIFFER_MS = 5_000;
/** The same for locks: to shorten one that a living worker holds would let another take its job. */
export const LOCKS_DIFFER_MS = 60_000;

interface QueueTimes {
  readonly queue: string;
  /** Milliseconds since 1970, by this process. */
  readonly now: number;
  /** How long a worker holds a job without renewing. */
  readonly lockMs: number;
  /** Null: the queue has no rate. */
  readonly ratePerMs: number | null;
}

/**
 * Corrects times in the queue's store that a clock ahead has set too late: delayed jobs become due after their own delay,
 * a dead worker's lock ends, and the search for such locks and the queue's rate continue. Times only become
 * earlier.
 */
export type CorrectTimes = (times: QueueTimes) => Promise<void>;
