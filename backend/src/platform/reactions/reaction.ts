import { type AnyEvent } from '#contracts/shared/any-event.js';
import { type JobData, type JobOptions } from '../jobs/jobs.port.js';
import { type Queue } from '../jobs/queue.js';
import { type LoggedEvent } from '../log/event-reader.js';

export interface NewJob {
  readonly queue: Queue;
  readonly data: JobData;
  readonly options: JobOptions;
  /** The event that it follows from: the job runs under that event's correlation. */
  readonly cause: Pick<LoggedEvent, 'id' | 'metadata'>;
}

/**
 * Turns events into jobs. It gets the events of its types in the log's order, at least once; a job's id follows from
 * its events, so that the same job added twice is one job.
 */
export interface Reaction {
  /** Unique and never changed: its checkpoint is kept under it. */
  readonly name: string;
  readonly types: readonly AnyEvent['type'][];
  /**
   * Where it begins when it has no checkpoint yet: at the log's `beginning`, or with what is appended after `now`, so
   * that a reaction that is added later does not, for example, send mail about everything that has ever happened.
   */
  readonly startsAt: 'beginning' | 'now';
  /** The queues that it may add to; each needs a handler. */
  readonly queues: readonly Queue[];
  /** Pure. The events are of `types`, in order: any number of them. */
  jobsFor(events: readonly LoggedEvent[]): readonly NewJob[];
}
