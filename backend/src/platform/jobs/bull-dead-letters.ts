import { type BullBackend, type BullJob } from './bull-backend.js';
import { type BullQueues } from './bull-queues.js';
import { type DeadLetter, type DeadLetters, type DeadLetterSelection } from './jobs.port.js';

type Found = readonly { readonly queue: string; readonly job: BullJob }[];

const deadLetter = (queue: string, job: BullJob): DeadLetter => ({
  queue,
  id: job.id ?? '',
  data: job.data,
  attempts: job.attemptsMade,
  reason: job.failedReason,
  failedAt: job.finishedOn === undefined ? null : new Date(job.finishedOn),
});

/** BullMQ's failed jobs, which are kept. */
export class BullDeadLetters implements DeadLetters {
  constructor(
    private readonly backend: Pick<BullBackend, 'queueNames'>,
    private readonly queues: BullQueues,
  ) {}

  async list(selection: DeadLetterSelection = {}): Promise<readonly DeadLetter[]> {
    const letters = (await this.find(selection)).map(({ queue, job }) => deadLetter(queue, job));
    return [...letters].sort((a, b) => (a.failedAt?.getTime() ?? 0) - (b.failedAt?.getTime() ?? 0));
  }

  async retry(selection: DeadLetterSelection = {}): Promise<number> {
    const found = await this.find(selection);
    for (const { job } of found) await job.retry('failed', { resetAttemptsMade: true });
    return found.length;
  }

  async drop(selection: DeadLetterSelection = {}): Promise<number> {
    const found = await this.find(selection);
    for (const { job } of found) await job.remove();
    return found.length;
  }

  private find({ queue, id }: DeadLetterSelection): Promise<Found> {
    return this.queues.reach('the dead letters are out of reach', async () => {
      const names = queue === undefined ? await this.backend.queueNames() : [queue];
      const found = await Promise.all(names.map((name) => this.findIn(name)));
      return found.flat().filter(({ job }) => id === undefined || job.id === id);
    });
  }

  private async findIn(queue: string): Promise<Found> {
    const jobs = await (await this.queues.open(queue)).getFailed(0, -1);
    return jobs.map((job) => ({ queue, job }));
  }
}
