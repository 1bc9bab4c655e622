import { setMaxListeners } from 'node:events';
import { type JobsOptions } from 'bullmq';
import pTimeout from 'p-timeout';
import { type Logger } from '../logger.port.js';
import { occasionalWarnings } from '../occasional-logger.js';
import { type BullBackend, type BullJob, type BullWorker, type RunJob, type WorkerSettings } from './bull-backend.js';
import { BullDeadLetters } from './bull-dead-letters.js';
import { BullQueues } from './bull-queues.js';
import { type DeadLetters, type JobData, type JobOptions, type Jobs } from './jobs.port.js';
import { OrderedQueue } from './ordered-queue.js';
import { type Queue } from './queue.js';
import { superviseWorker } from './worker-supervision.js';

/** A finished job's id is known this long, in seconds, so that the same id adds nothing. */
const REMEMBERED_S = 3_600;
/** A worker renews its hold on a job at half this time; when it has died, another takes the job within twice this. */
const LOCK_MS = 5_000;
/** What is left in a line is taken out by the next job of its key. */
const LEAVE_WITHIN_MS = 2_000;
/** A repeated job's chain can break when the queue's server goes away at the wrong moment: it is mended as often. */
const MEND_MS = 15_000;

export interface BullJobsOptions {
  readonly lockMs?: number;
}

const isDeadLetter = ({ attemptsMade, opts }: BullJob): boolean => attemptsMade >= (opts.attempts ?? 1);

/** BullMQ behind the port: the same on Redis and on Postgres. */
export class BullJobs implements Jobs {
  readonly deadLetters: DeadLetters;
  private readonly queues: BullQueues;
  private readonly workers: Promise<void>[] = [];
  /** Jobs that have ended and are being taken out of their lines. */
  private readonly leaving = new Set<Promise<void>>();
  private readonly closing = new AbortController();
  private readonly menders: NodeJS.Timeout[] = [];
  private closed: Promise<void> | undefined;
  private readonly warn: Logger['warn'];

  constructor(
    private readonly backend: BullBackend,
    private readonly log: Logger,
    private readonly options: BullJobsOptions = {},
  ) {
    // Every worker listens to it.
    setMaxListeners(0, this.closing.signal);
    this.warn = occasionalWarnings(log);
    this.queues = new BullQueues(backend, this.warn);
    this.deadLetters = new BullDeadLetters(backend, this.queues);
  }

  async add(queue: Queue, data: JobData, { id, priority, delayMs }: JobOptions): Promise<void> {
    const options: JobsOptions = {
      jobId: id,
      attempts: queue.attempts,
      backoff: { type: 'exponential', delay: queue.firstRetryMs },
      removeOnComplete: { age: REMEMBERED_S },
      removeOnFail: false,
      ...(priority !== undefined && { priority }),
      ...(delayMs !== undefined && { delay: delayMs }),
    };
    await this.queues.reach(`a job for ${queue.name} could not be added`, async () => {
      await this.ordered(queue)?.enter(id, data);
      await (await this.queues.open(queue.name)).add(queue.name, data, options);
    });
  }

  async work(queue: Queue, handler: (data: JobData) => Promise<void>): Promise<void> {
    await this.queues.reach(`the queue ${queue.name} is out of reach`, () => Promise.resolve());
    const run: RunJob = (job) => handler(job.data);
    const ordered = this.ordered(queue);
    if (!ordered) {
      this.startWorker(queue, run);
      return;
    }
    const ended = (job: BullJob): void => {
      const leaving = ordered
        .ended(job)
        .catch((error: unknown) => this.warn({ error, queue: queue.name }, 'a job could not leave its line'))
        .finally(() => this.leaving.delete(leaving));
      this.leaving.add(leaving);
    };
    this.startWorker(queue, ordered.inTurn(run), ended);
  }

  async repeat(queue: string, everyMs: number, handler: () => Promise<void>): Promise<void> {
    const schedule = (): Promise<unknown> =>
      this.queues.reach(`${queue} could not be scheduled`, async () => {
        const bull = await this.queues.open(queue);
        // The next run is due while the last still goes on, where that takes longer than the time between them.
        await bull.setGlobalConcurrency(1);
        await bull.upsertJobScheduler(
          queue,
          { every: everyMs },
          { opts: { removeOnComplete: true, removeOnFail: true } },
        );
      });
    await schedule();
    const mend = (): void =>
      void schedule().catch((error: unknown) =>
        this.warn({ error, queue }, 'repeated work could not be scheduled anew'),
      );
    this.menders.push(setInterval(mend, Math.max(MEND_MS, everyMs)).unref());
    this.startWorker({ name: queue, concurrency: 1 }, () => handler());
  }

  close(): Promise<void> {
    return (this.closed ??= this.closeAll());
  }

  private async closeAll(): Promise<void> {
    this.menders.forEach(clearInterval);
    this.closing.abort();
    await Promise.all(this.workers);
    await pTimeout(Promise.all(this.leaving), { milliseconds: LEAVE_WITHIN_MS }).catch(() => undefined);
    await this.queues.close();
    await this.backend.close();
  }

  private ordered(queue: Queue): OrderedQueue | null {
    const { orderKey, name } = queue;
    if (!orderKey) return null;
    const { order } = this.backend;
    return new OrderedQueue({ queue: { ...queue, orderKey }, order, open: () => this.queues.open(name) });
  }

  private startWorker(queue: Omit<WorkerSettings, 'lockMs'>, run: RunJob, ended?: (job: BullJob) => void): void {
    const { name } = queue;
    const warn = (error: unknown, message: string): void => this.warn({ error, queue: name }, message);
    const create = (): BullWorker => {
      const worker = this.backend.worker({ ...queue, lockMs: this.options.lockMs ?? LOCK_MS }, run);
      worker.on('error', (error) => warn(error, 'a worker lost its queue; it tries again'));
      worker.on('completed', (job) => ended?.(job));
      worker.on('failed', (job, error) => {
        this.log.warn({ error, queue: name, job: job?.id, attempt: job?.attemptsMade }, 'a job failed');
        if (job && isDeadLetter(job)) ended?.(job);
      });
      return worker;
    };
    this.workers.push(superviseWorker({ create, closing: this.closing.signal, warn }));
  }
}
