import { type JobsOptions, type WorkerOptions } from 'bullmq';
import { type JobData } from './jobs.port.js';

/** As much of BullMQ's classes as is needed here: those of its two backends are of different types. */
export interface BullQueue {
  add(name: string, data: JobData, options: JobsOptions): Promise<unknown>;
  upsertJobScheduler(
    id: string,
    repeat: { readonly every: number },
    template: { readonly opts: JobsOptions },
  ): Promise<unknown>;
  on(event: 'error', listener: (error: Error) => void): unknown;
  waitUntilReady(): Promise<unknown>;
  close(): Promise<void>;
}
export interface BullJob {
  readonly id?: string | undefined;
  readonly data: JobData;
  readonly attemptsMade: number;
}
export interface BullWorker {
  on(event: 'error', listener: (error: Error) => void): unknown;
  on(event: 'failed', listener: (job: BullJob | undefined, error: Error) => void): unknown;
  waitUntilReady(): Promise<unknown>;
  /** Works until it is closed. */
  run(): Promise<void>;
  close(): Promise<void>;
}
export interface Employment {
  readonly concurrency: number;
  readonly lockMs: number;
}

/** Makes queues and workers on one backend. */
export interface BullBackend {
  queue(name: string): BullQueue;
  worker(name: string, run: (job: BullJob) => Promise<void>, employment: Employment): BullWorker;
  /** Before anything else; again after it failed. */
  prepare(): Promise<void>;
  close(): Promise<void>;
}

/** A job may be dropped so often by workers that die; then it is not the workers' fault. */
const MOST_STALLS = 7;
/** Running jobs are given so long to end when the process does; what is cut off is done again elsewhere. */
export const CLOSE_WITHIN_MS = 10_000;
/** Between two tries of a worker to reach its queue. */
export const RECONNECT_MS = 1_000;
/** A worker that hears nothing looks by itself this often, in seconds: what was said while it was cut off was not heard. */
const LOOK_EVERY_S = 2;

export const workerOptions = ({ concurrency, lockMs }: Employment): Omit<WorkerOptions, 'connection'> => ({
  autorun: false,
  concurrency,
  lockDuration: lockMs,
  stalledInterval: lockMs / 2,
  maxStalledCount: MOST_STALLS,
  runRetryDelay: RECONNECT_MS,
  drainDelay: LOOK_EVERY_S,
});
