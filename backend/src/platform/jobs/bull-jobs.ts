import { setMaxListeners } from 'node:events';
import { type JobsOptions, UnrecoverableError } from 'bullmq';
import pTimeout from 'p-timeout';
import { type Logger } from '../logger.port.js';
import { rateLimitedWarnings } from '../rate-limited-warnings.js';
import { type BullBackend, type BullJob, type BullWorker, type RunJob, type WorkerSettings } from './bull-backend.js';
import { BullDeadLetters } from './bull-dead-letters.js';
import { BullQueues } from './bull-queues.js';
import {
  type Backlog,
  type DeadLetters,
  PermanentJobError,
  type JobData,
  type JobOptions,
  type Jobs,
} from './jobs.port.js';
import { OrderedQueue } from './ordered-queue.js';
import { type Queue } from './queue.js';
import { RepeatedSchedule } from './repeated-schedule.js';
import { superviseWorker } from './worker-supervision.js';
import { ignored } from '#backend/shared/ignored.js';

/** A finished job's id is kept this long: until then the same id adds no job. */
const REMEMBERED_MS = 3_600_000;
/** BullMQ could remove old ones as each job ends, but on Postgres it reads all finished jobs of the queue for that. */
const FORGET_MS = 60_000;
const FORGET_LEAST_MS = 500;
/** BullMQ's limit for all of them. */
const ALL = 0;
/**
 * A worker renews its lock on a job at half this time; after its death, another takes the job within twice this time.
 */
const LOCK_MS = 5_000;
/** The next job of the key removes entries left in the line. */
const LEAVE_WITHIN_MS = 2_000;
/** An outage of the queue's server can break the chain of a repeated job: the job is scheduled again this often. */
const RESCHEDULE_MS = 15_000;
/** Times that a wrong clock has left are corrected this often, and those of repeated work about once in its interval. */
const CORRECT_MS = 15_000;
const CORRECT_LEAST_MS = 1_000;

export interface BullJobsOptions {
  readonly lockMs?: number;
  readonly rememberedMs?: number;
  /** Most time between two corrections of times that a wrong clock has left; 15 s where absent. */
  readonly correctMs?: number;
}

/** A delayed job waits too: for its next attempt, or for those before it in its line. */
const counted = ({
  wait = 0,
  prioritized = 0,
  delayed = 0,
  active = 0,
  failed = 0,
}: Readonly<Record<string, number>>) => ({
  waiting: wait + prioritized + delayed,
  running: active,
  deadLetters: failed,
});

const isDeadLetter = ({ attemptsMade, opts }: BullJob, error: Error): boolean =>
  attemptsMade >= (opts.attempts ?? 1) || error instanceof UnrecoverableError;

/** Logs under the correlation of the job's cause, as the lines of the job itself are. */
const namesOf = (job: BullJob | undefined): object => ({
  job: job?.id,
  attempt: job?.attemptsMade,
  correlationId: job?.data['correlationId'],
});

const inWordsOfBull = (error: unknown): never => {
  throw error instanceof PermanentJobError ? new UnrecoverableError(error.message) : error;
};

/** The port by BullMQ: the same on Redis and on Postgres. */
export class BullJobs implements Jobs {
  readonly deadLetters: DeadLetters;
  private readonly queues: BullQueues;
  private readonly workers: Promise<void>[] = [];
  /** Ended jobs that are being removed from their lines. */
  private readonly leaving = new Set<Promise<void>>();
  private readonly closing = new AbortController();
  private readonly timers: NodeJS.Timeout[] = [];
  private closed: Promise<void> | undefined;
  private readonly warn: Logger['warn'];

  constructor(
    private readonly backend: BullBackend,
    private readonly log: Logger,
    private readonly options: BullJobsOptions = {},
  ) {
    // Every worker has a listener on it.
    setMaxListeners(0, this.closing.signal);
    this.warn = rateLimitedWarnings(log);
    this.queues = new BullQueues(backend, this.warn);
    this.deadLetters = new BullDeadLetters(backend, this.queues);
  }

  async add(queue: Queue, data: JobData, { id, priority, delayMs }: JobOptions): Promise<void> {
    const options: JobsOptions = {
      jobId: id,
      attempts: queue.attempts,
      backoff: { type: 'exponential', delay: queue.firstRetryMs, jitter: queue.jitter ?? 0 },
      removeOnComplete: false,
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
    this.forgetFinished(queue.name);
    const run: RunJob = (job) => handler(job.data).catch(inWordsOfBull);
    const ordered = this.ordered(queue);
    if (!ordered) {
      this.startWorker(queue, run);
      return;
    }
    const ended = (job: BullJob): void => {
      const leaving: Promise<void> = ordered
        .ended(job)
        .catch((error: unknown) => this.warn({ error, queue: queue.name }, 'a job could not leave its line'))
        .finally(() => this.leaving.delete(leaving));
      this.leaving.add(leaving);
    };
    this.startWorker(queue, ordered.inTurn(run), ended);
  }

  async repeat(queue: string, everyMs: number, handler: () => Promise<void>): Promise<void> {
    const schedule = new RepeatedSchedule({ queue, everyMs, open: () => this.queues.open(queue) });
    await this.queues.reach(`${queue} could not be scheduled`, async () => {
      await schedule.schedule();
      await schedule.correct();
    });
    const anew = 'repeated work could not be scheduled anew';
    this.every(Math.max(RESCHEDULE_MS, everyMs), queue, anew, () => schedule.schedule());
    this.every(Math.min(Math.max(CORRECT_LEAST_MS, everyMs), this.correctMs), queue, anew, () => schedule.correct());
    this.startWorker({ name: queue, concurrency: 1 }, () => handler());
  }

  async backlog(): Promise<readonly Backlog[]> {
    return this.queues.reach('the queues are out of reach', async () => {
      const names = await this.backend.queueNames();
      return Promise.all(names.map(async (queue) => ({ queue, ...counted(await this.countsOf(queue)) })));
    });
  }

  close(): Promise<void> {
    return (this.closed ??= this.closeAll());
  }

  private async closeAll(): Promise<void> {
    this.timers.forEach(clearInterval);
    this.closing.abort();
    await Promise.all(this.workers);
    await pTimeout(Promise.all(this.leaving), { milliseconds: LEAVE_WITHIN_MS }).catch(ignored.whileClosing);
    await this.queues.close();
    await this.backend.close();
  }

  private async countsOf(queue: string): Promise<Readonly<Record<string, number>>> {
    return (await this.queues.open(queue)).getJobCounts('wait', 'prioritized', 'delayed', 'active', 'failed');
  }

  private ordered(queue: Queue): OrderedQueue | null {
    const { orderKey, name } = queue;
    if (!orderKey) return null;
    const { order } = this.backend;
    return new OrderedQueue({ queue: { ...queue, orderKey }, order, open: () => this.queues.open(name) });
  }

  private get lockMs(): number {
    return this.options.lockMs ?? LOCK_MS;
  }

  private get correctMs(): number {
    return this.options.correctMs ?? CORRECT_MS;
  }

  /** Repeats the work from now on, until these jobs are closed. An outage is logged; the next time tries again. */
  private every(ms: number, queue: string, failure: string, work: () => Promise<void>): void {
    this.timers.push(setInterval(() => void this.attempt(queue, failure, work), ms).unref());
  }

  private async attempt(queue: string, failure: string, work: () => Promise<void>): Promise<void> {
    await this.queues.reach(failure, work).catch((error: unknown) => this.warn({ error, queue }, failure));
  }

  private forgetFinished(queue: string): void {
    const { rememberedMs = REMEMBERED_MS } = this.options;
    const failure = 'finished jobs could not be removed';
    const forget = async (): Promise<void> => {
      await (await this.queues.open(queue)).clean(rememberedMs, ALL, 'completed');
    };
    void this.attempt(queue, failure, forget);
    this.every(Math.max(FORGET_LEAST_MS, Math.min(rememberedMs, FORGET_MS)), queue, failure, forget);
  }

  private correctTimes({ name, rateLimit }: Pick<WorkerSettings, 'name' | 'rateLimit'>): Promise<void> {
    const { lockMs } = this;
    return this.backend.correctTimes({ queue: name, now: Date.now(), lockMs, ratePerMs: rateLimit?.perMs ?? null });
  }

  private startWorker(queue: Omit<WorkerSettings, 'lockMs'>, run: RunJob, ended?: (job: BullJob) => void): void {
    const { name } = queue;
    const [wrongTimes, correct] = ['times of a queue could not be corrected', () => this.correctTimes(queue)] as const;
    this.every(this.correctMs, name, wrongTimes, correct);
    const warn = (error: unknown, message: string): void => this.warn({ error, queue: name }, message);
    // A worker that reads a wrong rate first is not woken by its correction.
    const prepare = (): Promise<void> => this.attempt(name, wrongTimes, correct);
    const create = (): BullWorker => {
      const worker = this.backend.worker({ ...queue, lockMs: this.lockMs }, run);
      worker.on('error', (error) => warn(error, 'a worker lost its queue; it tries again'));
      worker.on('completed', (job) => ended?.(job));
      worker.on('failed', (job, error) => {
        this.log.warn({ error, queue: name, ...namesOf(job) }, 'a job failed');
        if (job && isDeadLetter(job, error)) ended?.(job);
      });
      return worker;
    };
    this.workers.push(superviseWorker({ prepare, create, closing: this.closing.signal, warn }));
  }
}
