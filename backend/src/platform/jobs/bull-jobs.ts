import { type JobsOptions } from 'bullmq';
import pTimeout from 'p-timeout';
import { type Logger } from '../logger.port.js';
import { type BullBackend, type BullJob, type BullQueue, type BullWorker, CLOSE_WITHIN_MS } from './bull-backend.js';
import { employ } from './bull-employment.js';
import { type JobData, type JobOptions, type Jobs, JobsUnavailableError } from './jobs.port.js';
import { occasionalWarnings } from '../occasional-logger.js';

const ADD_TIMEOUT_MS = 3_000;
const ATTEMPTS = 8;
const FIRST_RETRY_MS = 200;
/** A finished job's id is known this long, in seconds, so that the same id adds nothing. */
const REMEMBERED_S = 3_600;
const CONCURRENCY = 8;
/** Whoever holds a job says so at half this time; when a worker has died, another takes the job within twice this. */
const LOCK_MS = 5_000;
/** A repeated job's chain can break when the queue's server goes away at the wrong moment: it is mended as often. */
const MEND_MS = 15_000;

export interface BullJobsOptions {
  readonly lockMs?: number;
}

/** BullMQ behind the port: the same on Redis and on Postgres. */
export class BullJobs implements Jobs {
  private readonly queues = new Map<string, BullQueue>();
  private readonly employed: Promise<void>[] = [];
  private readonly notice = new AbortController();
  private readonly menders: NodeJS.Timeout[] = [];
  private preparing: Promise<void> | undefined;
  private closing: Promise<void> | undefined;
  private readonly complain: Logger['warn'];

  constructor(
    private readonly backend: BullBackend,
    private readonly log: Logger,
    private readonly options: BullJobsOptions = {},
  ) {
    this.complain = occasionalWarnings(log);
  }

  async add(queue: string, data: JobData, { id, priority, delayMs }: JobOptions): Promise<void> {
    const options: JobsOptions = {
      jobId: id,
      attempts: ATTEMPTS,
      backoff: { type: 'exponential', delay: FIRST_RETRY_MS },
      removeOnComplete: { age: REMEMBERED_S },
      removeOnFail: { age: REMEMBERED_S },
      ...(priority !== undefined && { priority }),
      ...(delayMs !== undefined && { delay: delayMs }),
    };
    await this.reach(`a job for ${queue} could not be added`, async () =>
      (await this.queueOf(queue)).add(queue, data, options),
    );
  }

  async work(
    queue: string,
    handler: (data: JobData) => Promise<void>,
    { concurrency = CONCURRENCY } = {},
  ): Promise<void> {
    await this.reach(`the queue ${queue} is out of reach`, () => Promise.resolve());
    this.employ(queue, (job) => handler(job.data), concurrency);
  }

  async repeat(queue: string, everyMs: number, handler: () => Promise<void>): Promise<void> {
    const schedule = (): Promise<void> =>
      this.reach(`${queue} could not be scheduled`, async () =>
        (await this.queueOf(queue)).upsertJobScheduler(
          queue,
          { every: everyMs },
          { opts: { removeOnComplete: true, removeOnFail: true } },
        ),
      );
    await schedule();
    const mend = (): void =>
      void schedule().catch((error: unknown) =>
        this.complain({ error, queue }, 'repeated work could not be scheduled anew'),
      );
    this.menders.push(setInterval(mend, Math.max(MEND_MS, everyMs)).unref());
    this.employ(queue, () => handler(), 1);
  }

  close(): Promise<void> {
    return (this.closing ??= this.closeAll());
  }

  private async closeAll(): Promise<void> {
    this.menders.forEach(clearInterval);
    this.notice.abort();
    await Promise.all(this.employed);
    await Promise.all(
      [...this.queues.values()].map((queue) =>
        pTimeout(queue.close(), { milliseconds: CLOSE_WITHIN_MS }).catch((error: unknown) =>
          this.log.warn({ error }, 'a queue did not close'),
        ),
      ),
    );
    await this.backend.close();
  }

  private async reach(failure: string, work: () => Promise<unknown>): Promise<void> {
    if (this.closing) throw new JobsUnavailableError(`${failure}: closed`);
    await pTimeout(this.ready().then(work), { milliseconds: ADD_TIMEOUT_MS }).catch((cause: unknown) => {
      throw new JobsUnavailableError(failure, { cause });
    });
  }

  private ready(): Promise<void> {
    this.preparing ??= this.backend.prepare().catch((error: unknown) => {
      this.preparing = undefined;
      throw error;
    });
    return this.preparing;
  }

  /** One that could not be opened is forgotten: it would never be open. */
  private async queueOf(name: string): Promise<BullQueue> {
    const queue = this.queues.get(name) ?? this.newQueue(name);
    try {
      await queue.waitUntilReady();
      return queue;
    } catch (error) {
      if (this.queues.get(name) === queue) this.forget(name, queue);
      throw error;
    }
  }

  private forget(name: string, queue: BullQueue): void {
    this.queues.delete(name);
    queue.close().catch(() => undefined);
  }

  private newQueue(name: string): BullQueue {
    const queue = this.backend.queue(name);
    queue.on('error', (error) => this.complain({ error, queue: name }, 'a queue is out of reach'));
    this.queues.set(name, queue);
    return queue;
  }

  private employ(queue: string, run: (job: BullJob) => Promise<void>, concurrency: number): void {
    const complain = (error: unknown, message: string): void => this.complain({ error, queue }, message);
    const hire = (): BullWorker => {
      const worker = this.backend.worker(queue, run, { concurrency, lockMs: this.options.lockMs ?? LOCK_MS });
      worker.on('error', (error) => complain(error, 'a worker lost its queue; it tries again'));
      worker.on('failed', (job, error) =>
        this.log.warn({ error, queue, job: job?.id, attempt: job?.attemptsMade }, 'a job failed'),
      );
      return worker;
    };
    this.employed.push(employ({ hire, signal: this.notice.signal, complain }));
  }
}
