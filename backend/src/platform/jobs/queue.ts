import { type JobData } from './job-data.js';

/** A queue, declared beside the handler of its jobs. Whoever adds to it and whoever works at it use this declaration. */
export interface Queue {
  /** Unique and never changed: jobs that wait are found by it. */
  readonly name: string;
  /** How often a job is tried before it is kept as a dead letter. */
  readonly attempts: number;
  /** The pause after the first failure; each is twice the one before. */
  readonly firstRetryMs: number;
  /** Jobs at a time in one process. */
  readonly concurrency: number;
  /** Most jobs that all processes together begin in that time. */
  readonly rateLimit?: { readonly jobs: number; readonly perMs: number };
  /**
   * Jobs with the same key are done in the order in which they were added and one at a time; a job that fails holds up
   * those behind it until it succeeds or becomes a dead letter. Without it, jobs are done in any order.
   */
  readonly orderKey?: (data: JobData) => string;
}

const DEFAULTS = { attempts: 8, firstRetryMs: 200, concurrency: 8 };

export const defineQueue = (declared: Pick<Queue, 'name'> & Partial<Queue>): Queue => ({ ...DEFAULTS, ...declared });
