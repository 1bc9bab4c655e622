import { type BullBackend, type BullJob } from './bull-backend.js';
import { type BullQueues } from './bull-queues.js';
import { type DeadLetter, type DeadLetters, type DeadLetterSelection } from './jobs.port.js';
import { isDeclared } from './queue.js';

type Found = readonly { readonly queue: string; readonly job: BullJob }[];

const deadLetter = (queue: string, job: BullJob): DeadLetter => ({
  queue,
  id: job.id ?? '',
  data: job.data,
  attempts: job.attemptsMade,
  reason: job.failedReason,
  failedAt: job.finishedOn === undefined ? null : new Date(job.finishedOn),
});

const AWAY = 'the dead letters are out of reach';

/** BullMQ's failed jobs, which are kept. */
export class BullDeadLetters implements DeadLetters {
  constructor(
    private readonly backend: Pick<BullBackend, 'queueNames'>,
    private readonly queues: BullQueues,
  ) {}

  async knows(queue: string): Promise<boolean> {
    return isDeclared(queue) || (await this.names()).includes(queue);
  }

  async list(selection: DeadLetterSelection = {}): Promise<readonly DeadLetter[]> {
    const letters = (await this.find(selection)).map(({ queue, job }) => deadLetter(queue, job));
    return [...letters].sort((a, b) => (a.failedAt?.getTime() ?? 0) - (b.failedAt?.getTime() ?? 0));
  }

  async retry(selection: DeadLetterSelection = {}): Promise<number> {
    return this.each(selection, (job) => job.retry('failed', { resetAttemptsMade: true }));
  }

  async drop(selection: DeadLetterSelection = {}): Promise<number> {
    return this.each(selection, (job) => job.remove());
  }

  /** One at a time; a job that somebody else took meanwhile is theirs. */
  private async each(selection: DeadLetterSelection, work: (job: BullJob) => Promise<unknown>): Promise<number> {
    let count = 0;
    for (const { queue, job } of await this.find(selection)) if (await this.isDone(queue, job, work)) count++;
    return count;
  }

  private isDone(queue: string, job: BullJob, work: (job: BullJob) => Promise<unknown>): Promise<boolean> {
    return this.queues.reach(AWAY, async () => {
      try {
        await work(job);
        return true;
      } catch (error) {
        const state = await (await this.queues.open(queue)).getJobState(job.id ?? '');
        if (state === 'failed') throw error;
        return false;
      }
    });
  }

  /** A queue that never had a job is not opened: on Redis that alone would make one of its name. */
  private async find({ queue, id }: DeadLetterSelection): Promise<Found> {
    const names = (await this.names()).filter((name) => queue === undefined || name === queue);
    return this.queues.reach(AWAY, async () => {
      const found = await Promise.all(names.map((name) => this.findIn(name)));
      return found.flat().filter(({ job }) => id === undefined || job.id === id);
    });
  }

  private names(): Promise<readonly string[]> {
    return this.queues.reach(AWAY, () => this.backend.queueNames());
  }

  private async findIn(queue: string): Promise<Found> {
    const jobs = await (await this.queues.open(queue)).getFailed(0, -1);
    return jobs.map((job) => ({ queue, job }));
  }
}
