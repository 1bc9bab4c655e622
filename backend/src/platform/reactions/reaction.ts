import { type AnyEvent } from '#contracts/shared/any-event.js';
import { type JobData, type JobOptions } from '../jobs/jobs.port.js';
import { type LoggedEvent } from '../log/event-reader.js';

export interface NewJob {
  readonly queue: string;
  readonly data: JobData;
  readonly options: JobOptions;
}

/**
 * What follows from what has happened: jobs. It is told everything, in order, from the log's beginning, at least once;
 * a job's id follows from its events, so that the same job twice is the job once.
 */
export interface Reaction {
  /** Unique and never changed: it is how its place in the log is remembered. */
  readonly name: string;
  readonly types: readonly AnyEvent['type'][];
  /** The queues that it may add to; each needs a handler. */
  readonly queues: readonly string[];
  /** Pure. The events are of `types`, in order: a stretch of the log, however long. */
  jobsFor(events: readonly LoggedEvent[]): readonly NewJob[];
}
