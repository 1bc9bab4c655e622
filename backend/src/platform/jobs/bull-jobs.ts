import { type JobsOptions } from 'bullmq';
import { type Log } from '../log.port.js';
import { type JobData, type JobOptions, type Jobs, JobsUnavailableError } from './jobs.port.js';

/** As much of BullMQ's classes as is needed here: those of its two backends are of different types. */
export interface BullQueue {
  add(name: string, data: JobData, options: JobsOptions): Promise<unknown>;
  upsertJobScheduler(id: string, repeat: { readonly every: number }, template: { readonly opts: JobsOptions }): Promise<unknown>;
  on(event: 'error', listener: (error: Error) => void): unknown;
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
  close(): Promise<void>;
}

/** Makes queues and workers on one backend. */
export interface BullBackend {
  queue(name: string): BullQueue;
  worker(name: string, run: (job: BullJob) => Promise<void>, concurrency: number): BullWorker;
  /** Once, before anything else. */
  prepare(): Promise<void>;
  close(): Promise<void>;
}

const ADD_TIMEOUT_MS = 3_000;
const ATTEMPTS = 8;
const FIRST_RETRY_MS = 200;
/** A finished job's id is known this long, in seconds, so that the same id adds nothing. */
const REMEMBERED_S = 3_600;
const CONCURRENCY = 8;

const within = async <T>(ms: number, work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, refuse) => { timer = setTimeout(() => refuse(new JobsUnavailableError(`no answer in ${ms} ms`)), ms); });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

/** BullMQ behind the port: the same on Redis and on Postgres. */
export class BullJobs implements Jobs {
  private readonly queues = new Map<string, BullQueue>();
  private readonly workers: BullWorker[] = [];
  private preparing: Promise<void> | undefined;

  constructor(private readonly backend: BullBackend, private readonly log: Log) {}

  async add(queue: string, data: JobData, { id, priority, delayMs }: JobOptions): Promise<void> {
    const options = {
      jobId: id, attempts: ATTEMPTS, backoff: { type: 'exponential', delay: FIRST_RETRY_MS }, removeOnComplete: { age: REMEMBERED_S }, removeOnFail: { age: REMEMBERED_S },
      ...(priority !== undefined && { priority }), ...(delayMs !== undefined && { delay: delayMs }),
    };
    const adding = this.ready().then(() => this.queueOf(queue).add(queue, data, options));
    await within(ADD_TIMEOUT_MS, adding).catch((cause: unknown) => {
      throw new JobsUnavailableError(`a job for ${queue} could not be added`, { cause });
    });
  }

  async work(queue: string, handler: (data: JobData) => Promise<void>, { concurrency = CONCURRENCY } = {}): Promise<void> {
    await this.ready();
    this.employ(this.backend.worker(queue, (job) => handler(job.data), concurrency), queue);
  }

  async repeat(queue: string, everyMs: number, handler: () => Promise<void>): Promise<void> {
    await this.ready();
    await within(ADD_TIMEOUT_MS, this.queueOf(queue).upsertJobScheduler(queue, { every: everyMs }, { opts: { removeOnComplete: true, removeOnFail: true } }));
    this.employ(this.backend.worker(queue, () => handler(), 1), queue);
  }

  async close(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.close()));
    await Promise.all([...this.queues.values()].map((queue) => queue.close()));
    await this.backend.close();
  }

  private ready(): Promise<void> {
    this.preparing ??= this.backend.prepare().catch((error: unknown) => {
      this.preparing = undefined;
      throw error;
    });
    return this.preparing;
  }

  private queueOf(name: string): BullQueue {
    const queue = this.queues.get(name) ?? this.backend.queue(name);
    if (!this.queues.has(name)) queue.on('error', (error) => this.log.warn({ error, queue: name }, 'a queue is out of reach'));
    this.queues.set(name, queue);
    return queue;
  }

  private employ(worker: BullWorker, queue: string): void {
    worker.on('error', (error) => this.log.warn({ error, queue }, 'a worker lost its queue; it tries again'));
    worker.on('failed', (job, error) => this.log.warn({ error, queue, job: job?.id, attempt: job?.attemptsMade }, 'a job failed'));
    this.workers.push(worker);
  }
}
