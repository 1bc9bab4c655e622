import { type JobData } from './job-data.js';

/** A queue, declared beside the handler of its jobs. Code that adds jobs and the worker both use this declaration. */
export interface Queue {
  /** Unique and never changed: waiting jobs are found by it. */
  readonly name: string;
  /** How often a job is tried before it is kept as a dead letter. */
  readonly attempts: number;
  /** The pause after the first failure; each next pause is twice as long. */
  readonly firstRetryMs: number;
  /** The part of a pause that is left to chance, so that many jobs do not come back together; 0 where absent. */
  readonly jitter?: number;
  /** Jobs that one process runs at a time. */
  readonly concurrency: number;
  /** Most jobs that all processes together start in that time. */
  readonly rateLimit?: { readonly jobs: number; readonly perMs: number };
  /**
   * Jobs with the same key run in the order in which they were added, one at a time; a failing job holds up the jobs
   * behind it until it succeeds or becomes a dead letter. Without a key, jobs run in any order.
   */
  readonly orderKey?: (data: JobData) => string;
}

const declared = new Set<string>();
/** Whether this process knows a queue of that name: one without jobs has left no trace elsewhere. */
export const isDeclared = (queue: string): boolean => declared.has(queue);

const DEFAULTS = { attempts: 8, firstRetryMs: 200, concurrency: 8 };

export const defineQueue = (queue: Pick<Queue, 'name'> & Partial<Queue>): Queue => {
  declared.add(queue.name);
  return { ...DEFAULTS, ...queue };
};
