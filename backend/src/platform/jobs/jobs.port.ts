import { type JobData } from './job-data.js';
import { type Queue } from './queue.js';

export { type JobData } from './job-data.js';

export interface JobOptions {
  /** The same id again, while that job is known, adds nothing. */
  readonly id: string;
  /** 1 is first; without one after all that have one. */
  readonly priority?: number;
  readonly delayMs?: number;
}

/** A job that failed as often as its queue allows. It is kept until somebody replays or drops it. */
export interface DeadLetter {
  readonly queue: string;
  readonly id: string;
  readonly data: JobData;
  readonly attempts: number;
  readonly reason: string;
  readonly failedAt: Date | null;
}

/** Of all queues where none is named, and of all jobs where no id is. */
export interface DeadLetterSelection {
  readonly queue?: string;
  readonly id?: string;
}

export interface DeadLetters {
  /** The oldest first. */
  list(selection?: DeadLetterSelection): Promise<readonly DeadLetter[]>;
  /** They wait again with all their attempts, behind others of their key. @returns how many */
  retry(selection?: DeadLetterSelection): Promise<number>;
  /** @returns how many are gone */
  drop(selection?: DeadLetterSelection): Promise<number>;
}

/** Work that outlives a request: at least once, retried with backoff, bounded. Handlers are idempotent. */
export interface Jobs {
  /** Settles within a few seconds also when the queue is out of reach. @throws JobsUnavailableError */
  add(queue: Queue, data: JobData, options: JobOptions): Promise<void>;
  /** Starts a worker for the queue; a handler that rejects is tried again. */
  work(queue: Queue, handler: (data: JobData) => Promise<void>): Promise<void>;
  /** Runs in one process at a time, about every so many ms, as long as any worker lives. */
  repeat(queue: string, everyMs: number, handler: () => Promise<void>): Promise<void>;
  readonly deadLetters: DeadLetters;
  /** Lets running jobs end, for some seconds; what is cut off then is done again by another process. */
  close(): Promise<void>;
}
export const JOBS = Symbol('Jobs');

/** The queue did not answer in time; whether the job was added is not known: adding it again by its id makes it one. */
export class JobsUnavailableError extends Error {
  override readonly name = 'JobsUnavailableError';
}
