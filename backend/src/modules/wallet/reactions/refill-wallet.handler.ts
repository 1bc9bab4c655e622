import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '#backend/platform/clock/clock.js';
import { systemContext } from '#backend/platform/correlation/system-context.js';
import { type JobData } from '#backend/platform/jobs/jobs.port.js';
import { defineQueue } from '#backend/platform/jobs/queue.js';
import { QueueProcessor } from '#backend/platform/jobs/work-discovery.js';
import { type JobHandler } from '#backend/platform/jobs/work.js';
import {
  NotShownYetError,
  type Progress,
  PROGRESS,
  READ_YOUR_WRITE_MS,
} from '#backend/platform/read-models/progress.port.js';
import { WalletRefills } from '../wallet-refills.js';

export const REFILL_WALLET = defineQueue({ name: 'refill-wallet' });

/** The job `refill-wallet`: fills one wallet. Done twice, it finds the wallet filled. */
@Injectable()
@QueueProcessor()
export class RefillWalletHandler implements JobHandler {
  readonly queue = REFILL_WALLET;

  constructor(
    private readonly refills: WalletRefills,
    @Inject(PROGRESS) private readonly progress: Progress,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Entitlements are read models: they must show the change that the job is about. @throws NotShownYetError */
  async run({ userId, position }: JobData): Promise<void> {
    if (!(await this.progress.waitFor(BigInt(position ?? 0), READ_YOUR_WRITE_MS)))
      throw new NotShownYetError('the read models do not show the new tier yet');
    const subjectId = String(userId);
    const context = systemContext({ name: 'refill-wallet', subjectId, now: this.clock.now() });
    await this.refills.refill(subjectId, context);
  }
}
