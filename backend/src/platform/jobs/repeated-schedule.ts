import { type BullQueue } from './bull-backend.js';
import { CLOCKS_DIFFER_MS } from './queue-times.js';

export interface RepeatedScheduleParts {
  readonly queue: string;
  readonly everyMs: number;
  readonly open: () => Promise<BullQueue>;
}

/** The schedule of repeated work: one for all processes, under the queue's own name. */
export class RepeatedSchedule {
  constructor(private readonly parts: RepeatedScheduleParts) {}

  /** An outage of the queue's server can break the chain of a repeated job: to schedule it again mends it. */
  async schedule(): Promise<void> {
    const { queue, everyMs } = this.parts;
    const bull = await this.parts.open();
    // Where a run takes longer than the interval, the next run is due while it still runs.
    await bull.setGlobalConcurrency(1);
    await bull.upsertJobScheduler(queue, { every: everyMs }, { opts: { removeOnComplete: true, removeOnFail: true } });
  }

  /** A clock that was ahead has left a next run that is later than one interval from now: it begins anew. */
  async correct(): Promise<void> {
    const { queue, everyMs } = this.parts;
    const bull = await this.parts.open();
    const next = (await bull.getJobScheduler(queue))?.next;
    if (next === undefined || next <= Date.now() + everyMs + CLOCKS_DIFFER_MS) return;
    await bull.removeJobScheduler(queue);
    await this.schedule();
  }
}
