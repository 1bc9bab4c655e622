import { type JobsOptions, type JobType, type WorkerOptions } from 'bullmq';
import { type JobData } from './jobs.port.js';
import { type JobOrder } from './job-order.js';
import { type Queue } from './queue.js';
import { type CorrectTimes } from './queue-times.js';

/** The part of BullMQ's classes that we use: the classes of its two backends have different types. */
export interface BullQueue {
  add(name: string, data: JobData, options: JobsOptions): Promise<unknown>;
  upsertJobScheduler(
    id: string,
    repeat: { readonly every: number },
    template: { readonly opts: JobsOptions },
  ): Promise<unknown>;
  getJobScheduler(id: string): Promise<{ readonly next?: number | undefined } | undefined>;
  removeJobScheduler(id: string): Promise<unknown>;
  setGlobalConcurrency(concurrency: number): Promise<unknown>;
  getJob(id: string): Promise<BullJob | undefined>;
  getJobState(id: string): Promise<string>;
  getJobCounts(...types: readonly JobType[]): Promise<Record<string, number>>;
  getFailed(start: number, end: number): Promise<BullJob[]>;
  /** Removes jobs that ended longer ago than this. */
  clean(graceMs: number, limit: number, type: 'completed'): Promise<unknown>;
  on(event: 'error', listener: (error: Error) => void): unknown;
  waitUntilReady(): Promise<unknown>;
  close(): Promise<void>;
}
export interface BullJob {
  readonly id?: string | undefined;
  readonly data: JobData;
  readonly attemptsMade: number;
  readonly opts: { readonly attempts?: number | undefined };
  readonly failedReason: string;
  readonly finishedOn?: number | undefined;
  moveToDelayed(timestamp: number, token?: string): Promise<unknown>;
  promote(): Promise<void>;
  retry(state: 'failed', options: { readonly resetAttemptsMade: boolean }): Promise<void>;
  remove(): Promise<unknown>;
}
export interface BullWorker {
  on(event: 'error', listener: (error: Error) => void): unknown;
  on(event: 'completed', listener: (job: BullJob) => void): unknown;
  on(event: 'failed', listener: (job: BullJob | undefined, error: Error) => void): unknown;
  waitUntilReady(): Promise<unknown>;
  /** Runs jobs until it is closed. */
  run(): Promise<void>;
  close(): Promise<void>;
}
/** The token proves that the worker still holds the job. */
export type RunJob = (job: BullJob, token?: string) => Promise<void>;
export type WorkerSettings = Pick<Queue, 'name' | 'concurrency' | 'rateLimit'> & { readonly lockMs: number };

/** Makes queues and workers on one backend. */
export interface BullBackend {
  queue(name: string): BullQueue;
  worker(settings: WorkerSettings, run: RunJob): BullWorker;
  readonly order: JobOrder;
  readonly correctTimes: CorrectTimes;
  /** Names of all queues that were ever added to. */
  queueNames(): Promise<readonly string[]>;
  /** Called first; again after a failure. */
  prepare(): Promise<void>;
  close(): Promise<void>;
}

/** How many workers may die during a job before the job fails. */
const MOST_STALLS = 7;
/** Time for running jobs when the process ends; an interrupted job runs again elsewhere. */
export const CLOSE_WITHIN_MS = 10_000;
/** Pause between two attempts of a worker to reach its queue. */
export const RECONNECT_MS = 1_000;
/** Without notifications a worker polls this often, in seconds: notifications are lost during an outage. */
const LOOK_EVERY_S = 2;
/** A worker held back by its queue's rate looks again this often: the rate's time may have been corrected meanwhile. */
const LONGEST_HELD_MS = 5_000;

export const workerOptions = ({
  concurrency,
  lockMs,
  rateLimit,
}: WorkerSettings): Omit<WorkerOptions, 'connection'> => ({
  autorun: false,
  concurrency,
  lockDuration: lockMs,
  stalledInterval: lockMs / 2,
  maxStalledCount: MOST_STALLS,
  runRetryDelay: RECONNECT_MS,
  drainDelay: LOOK_EVERY_S,
  maximumRateLimitDelay: LONGEST_HELD_MS,
  ...(rateLimit && { limiter: { max: rateLimit.jobs, duration: rateLimit.perMs } }),
});
