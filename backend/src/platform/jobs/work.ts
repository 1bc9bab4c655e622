import { type JobData, type Jobs } from './jobs.port.js';

/** Does the jobs of one queue; idempotent. What it rejects is tried again. */
export interface JobHandler {
  readonly queue: string;
  /** Jobs at a time in one process; 8 where absent. */
  readonly concurrency?: number;
  run(data: JobData): Promise<void>;
}
/** What some worker does from time to time, as long as there is one. */
export interface RepeatedWork {
  readonly queue: string;
  readonly everyMs: number;
  run(): Promise<void>;
}
export interface Work {
  readonly handlers: readonly JobHandler[];
  readonly repeated: readonly RepeatedWork[];
}

/** A fault of ours: jobs would be added and never done, or done by whichever of two comes first. */
export class UnattendedQueueError extends Error {
  override readonly name = 'UnattendedQueueError';
}

/** Every queue that is added to has exactly one handler. @throws UnattendedQueueError, so that start-up fails in place of players waiting */
export const assertAttended = ({ handlers, repeated }: Work, addedTo: readonly string[]): void => {
  const attended = [...handlers, ...repeated].map(({ queue }) => queue);
  const missing = addedTo.filter((queue) => !handlers.some((handler) => handler.queue === queue));
  if (missing.length > 0) throw new UnattendedQueueError(`no handler for the jobs of ${missing.join(', ')}`);
  const twice = attended.filter((queue, n) => attended.indexOf(queue) !== n);
  if (twice.length > 0) throw new UnattendedQueueError(`two handlers for the jobs of ${twice.join(', ')}`);
};

/** Starts this process' workers. @throws JobsUnavailableError */
export const startWork = async (jobs: Jobs, { handlers, repeated }: Work): Promise<void> => {
  for (const work of repeated) await jobs.repeat(work.queue, work.everyMs, () => work.run());
  for (const handler of handlers) {
    await jobs.work(
      handler.queue,
      (data) => handler.run(data),
      handler.concurrency === undefined ? {} : { concurrency: handler.concurrency },
    );
  }
};
