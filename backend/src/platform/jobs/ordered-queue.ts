import { DelayedError } from 'bullmq';
import { type BullJob, type BullQueue, type RunJob } from './bull-backend.js';
import { type JobData } from './jobs.port.js';
import { type FirstInOrder, type JobOrder, type JobPlace } from './job-order.js';
import { type Queue } from './queue.js';
import { ignored } from '#backend/shared/ignored.js';

/** A job that is not the first of its key tries again after this time, unless it is woken before. */
const LOOK_AGAIN_MS = 1_000;
/** After this time, a job in a line but in no queue is removed: its adding process has died in between. */
const ADDED_WITHIN_MS = 10_000;

export interface OrderedQueueParts {
  readonly queue: Queue & { readonly orderKey: NonNullable<Queue['orderKey']> };
  readonly order: JobOrder;
  readonly open: () => Promise<BullQueue>;
}

/**
 * Runs the jobs of one key in the order in which they were added, one at a time: BullMQ has no such order. A job enters
 * its key's line before it is added. A worker that gets a job which is not the first delays it. After a job's end its
 * worker removes it from the line and wakes the next. The next job removes entries that a crash left in the line.
 */
export class OrderedQueue {
  constructor(private readonly parts: OrderedQueueParts) {}

  placeOf(id: string, data: JobData): JobPlace {
    const { name, orderKey } = this.parts.queue;
    return { queue: name, key: orderKey(data), id };
  }

  enter(id: string, data: JobData): Promise<void> {
    return this.parts.order.enter(this.placeOf(id, data));
  }

  /** The handler, called in the order of the line. */
  inTurn(run: RunJob): RunJob {
    return async (job, token) => {
      if (!(await this.isFirst(this.placeOf(job.id ?? '', job.data)))) {
        await job.moveToDelayed(Date.now() + LOOK_AGAIN_MS, token);
        throw new DelayedError();
      }
      await run(job, token);
    };
  }

  /** The job is done or a dead letter. */
  async ended(job: BullJob): Promise<void> {
    const place = this.placeOf(job.id ?? '', job.data);
    await this.parts.order.leave(place);
    const next = await this.parts.order.first(place);
    const waiting = next && (await (await this.parts.open()).getJob(next.id));
    // A job that is not delayed at this moment finds its turn by itself.
    await waiting?.promote().catch(ignored.madeUpFor);
  }

  private async isFirst(place: JobPlace): Promise<boolean> {
    await this.parts.order.enter(place);
    for (;;) {
      const first = await this.parts.order.first(place);
      if (first === null || first.id === place.id) return true;
      if (!(await this.hasEnded(first))) return false;
      await this.parts.order.leave({ ...place, id: first.id });
    }
  }

  private async hasEnded({ id, ageMs }: FirstInOrder): Promise<boolean> {
    const state = await (await this.parts.open()).getJobState(id);
    return state === 'completed' || state === 'failed' || (state === 'unknown' && Math.abs(ageMs) > ADDED_WITHIN_MS);
  }
}
