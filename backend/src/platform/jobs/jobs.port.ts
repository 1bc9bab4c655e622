/** A job carries ids only, never anybody's words (design section 5). */
export type JobData = Readonly<Record<string, string | number>>;

export interface JobOptions {
  /** The same id again, while that job is known, adds nothing. */
  readonly id: string;
  /** 1 is first; without one after all that have one. */
  readonly priority?: number;
  readonly delayMs?: number;
}

/** Work that outlives a request: at least once, retried with backoff, bounded. Handlers are idempotent. */
export interface Jobs {
  /** Settles within a few seconds also when the queue is out of reach. @throws JobsUnavailableError */
  add(queue: string, data: JobData, options: JobOptions): Promise<void>;
  /** Starts a worker for the queue; a handler that rejects is tried again. */
  work(
    queue: string,
    handler: (data: JobData) => Promise<void>,
    options?: { readonly concurrency?: number },
  ): Promise<void>;
  /** Runs in one process at a time, about every so many ms, as long as any worker lives. */
  repeat(queue: string, everyMs: number, handler: () => Promise<void>): Promise<void>;
  /** Lets running jobs end, for some seconds; what is cut off then is done again by another process. */
  close(): Promise<void>;
}
export const JOBS = Symbol('Jobs');

/** The queue did not answer in time; whether the job was added is not known: adding it again by its id makes it one. */
export class JobsUnavailableError extends Error {
  override readonly name = 'JobsUnavailableError';
}
