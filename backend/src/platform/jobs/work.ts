import { SpanKind } from '@opentelemetry/api';
import { type Clock } from '../clock/clock.js';
import { withCorrelation } from '../correlation/correlation.js';
import { correlationOfJob } from '../correlation/job-correlation.js';
import { type Logger } from '../logger.port.js';
import { inSpan } from '../tracing/in-span.js';
import { type JobData, type Jobs } from './jobs.port.js';
import { type Queue } from './queue.js';

/** Handles the jobs of one queue; idempotent. A job that it rejects is tried again. */
export interface JobHandler {
  readonly queue: Queue;
  run(data: JobData): Promise<void>;
}
/** Work that one of the workers repeats from time to time. */
export interface RepeatedWork {
  readonly queue: string;
  readonly everyMs: number;
  run(): Promise<void>;
}
export interface Work {
  readonly handlers: readonly JobHandler[];
  readonly repeated: readonly RepeatedWork[];
}

/** Our bug: a queue whose jobs have no handler, or two. */
export class UnattendedQueueError extends Error {
  override readonly name = 'UnattendedQueueError';
}

/**
 * Every queue of a reaction has exactly one handler. @throws UnattendedQueueError, so that start-up fails and no player
 * waits in vain
 */
export const assertAttended = ({ handlers, repeated }: Work, addedTo: readonly string[]): void => {
  const handled = handlers.map(({ queue }) => queue.name);
  const attended = [...handled, ...repeated.map(({ queue }) => queue)];
  const missing = addedTo.filter((queue) => !handled.includes(queue));
  if (missing.length > 0) throw new UnattendedQueueError(`no handler for the jobs of ${missing.join(', ')}`);
  const twice = attended.filter((queue, n) => attended.indexOf(queue) !== n);
  if (twice.length > 0) throw new UnattendedQueueError(`two handlers for the jobs of ${twice.join(', ')}`);
};

export interface WorkContext {
  readonly clock: Clock;
  readonly log: Pick<Logger, 'debug'>;
}

/** Starts this process' workers; each job runs under the correlation of its cause. @throws JobsUnavailableError */
export const startWork = async (
  jobs: Pick<Jobs, 'work' | 'repeat'>,
  { handlers, repeated }: Work,
  { clock, log }: WorkContext,
): Promise<void> => {
  const correlated = (data: JobData, work: () => Promise<void>): Promise<void> =>
    withCorrelation(correlationOfJob(data, clock.now()), work);
  for (const work of repeated) await jobs.repeat(work.queue, work.everyMs, () => correlated({}, () => work.run()));
  for (const handler of handlers) {
    const run = async (data: JobData): Promise<void> => {
      await handler.run(data);
      log.debug({ queue: handler.queue.name }, 'a job was done');
    };
    const name = `job ${handler.queue.name}`;
    await jobs.work(handler.queue, (data) =>
      inSpan(name, { kind: SpanKind.CONSUMER }, () => correlated(data, () => run(data))),
    );
  }
};
