import { type AnyEvent } from '#contracts/shared/any-event.js';
import { type JobData, type JobOptions } from '../jobs/jobs.port.js';
import { type Queue } from '../jobs/queue.js';
import { type LoggedEvent } from '../log/event-reader.js';

export interface NewJob {
  readonly queue: Queue;
  readonly data: JobData;
  readonly options: JobOptions;
  /** The event that caused it: the job runs under that event's correlation. */
  readonly cause: Pick<LoggedEvent, 'id' | 'metadata'>;
}

/**
 * Turns events into jobs. It gets the events of its types in the log's order, at least once. A job's id is derived from
 * its events, so that a job added twice is one job.
 */
export interface Reaction {
  /** Unique and never changed: its checkpoint is stored under this name. */
  readonly name: string;
  readonly types: readonly AnyEvent['type'][];
  /**
   * Where it begins without a checkpoint: at the log's `beginning`, or with events appended from `now` on, so that a
   * reaction added later does not, for example, send mail about all old events.
   */
  readonly startsAt: 'beginning' | 'now';
  /** The queues that it may add to; each needs a handler. */
  readonly queues: readonly Queue[];
  /** Asked once for a batch of events: while it is true the events make no jobs, not even later. */
  readonly isIdle?: () => Promise<boolean>;
  /** Pure. Gets any number of events of `types`, in order. */
  jobsFor(events: readonly LoggedEvent[]): readonly NewJob[];
  /** The priority of a job by what is known now, where the event does not say it; absent: as `jobsFor` has it. */
  readonly priorityOf?: (cause: NewJob['cause']) => Promise<number>;
}
