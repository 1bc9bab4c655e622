import { type JobData } from './job-data.js';
import { type Queue } from './queue.js';

export { type JobData } from './job-data.js';

export interface JobOptions {
  /** The same id adds no second job, as long as the first is known. */
  readonly id: string;
  /** 1 is first; jobs without a priority come last. */
  readonly priority?: number;
  readonly delayMs?: number;
}

/** A job that failed as often as its queue allows. It is kept until an operator retries or drops it. */
export interface DeadLetter {
  readonly queue: string;
  readonly id: string;
  readonly data: JobData;
  readonly attempts: number;
  readonly reason: string;
  readonly failedAt: Date | null;
}

/** Absent: all queues, and all jobs. */
export interface DeadLetterSelection {
  readonly queue?: string;
  readonly id?: string;
}

export interface DeadLetters {
  /** Whether a queue of this name is declared here, or has jobs. */
  knows(queue: string): Promise<boolean>;
  /** The oldest first. */
  list(selection?: DeadLetterSelection): Promise<readonly DeadLetter[]>;
  /** They wait again with all their attempts, behind other jobs of their key. @returns how many; not those of others */
  retry(selection?: DeadLetterSelection): Promise<number>;
  /** @returns how many were dropped */
  drop(selection?: DeadLetterSelection): Promise<number>;
}

/** How many jobs of a queue wait, run, and have failed for good. */
export interface Backlog {
  readonly queue: string;
  readonly waiting: number;
  readonly running: number;
  readonly deadLetters: number;
}

/** Work that outlives a request: runs at least once, with bounded retries and backoff. Handlers are idempotent. */
export interface Jobs {
  /** Settles within a few seconds, also when the queue can't be reached. @throws JobsUnavailableError */
  add(queue: Queue, data: JobData, options: JobOptions): Promise<void>;
  /** Starts a worker for the queue; a job whose handler rejects is tried again. */
  work(queue: Queue, handler: (data: JobData) => Promise<void>): Promise<void>;
  /** Runs in one process at a time, about every `everyMs` ms, as long as any worker runs. */
  repeat(queue: string, everyMs: number, handler: () => Promise<void>): Promise<void>;
  readonly deadLetters: DeadLetters;
  /** Of every queue that was ever added to. @throws JobsUnavailableError */
  backlog(): Promise<readonly Backlog[]>;
  /** Waits some seconds for running jobs; another process repeats jobs that are interrupted then. */
  close(): Promise<void>;
}
export const JOBS = Symbol('Jobs');

/** The queue did not answer in time; the job may have been added. To add it again with the same id is safe. */
export class JobsUnavailableError extends Error {
  override readonly name = 'JobsUnavailableError';
}

/** Another attempt would fail too: the job is kept as a dead letter at once. */
export class PermanentJobError extends Error {
  override readonly name = 'PermanentJobError';
}
