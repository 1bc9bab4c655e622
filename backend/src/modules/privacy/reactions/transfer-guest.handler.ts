import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '#backend/platform/clock/clock.js';
import { systemContext } from '#backend/platform/correlation/system-context.js';
import { type JobData } from '#backend/platform/jobs/jobs.port.js';
import { defineQueue } from '#backend/platform/jobs/queue.js';
import { QueueProcessor } from '#backend/platform/jobs/work-discovery.js';
import { type JobHandler } from '#backend/platform/jobs/work.js';
import { GuestTransfer } from '../guest-transfer.js';

export const TRANSFER_GUEST = defineQueue({ name: 'transfer-guest', attempts: 12, firstRetryMs: 500, concurrency: 2 });

/** The job `transfer-guest`: gives a claimed guest's sagas to their account. Done twice, it finds nothing left. */
@Injectable()
@QueueProcessor()
export class TransferGuestHandler implements JobHandler {
  readonly queue = TRANSFER_GUEST;

  constructor(
    private readonly transfer: GuestTransfer,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async run({ guestId, ownerId }: JobData): Promise<void> {
    const claimed = { guestId: String(guestId), ownerId: String(ownerId) };
    const context = systemContext({ name: 'transfer', subjectId: claimed.ownerId, now: this.clock.now() });
    await this.transfer.carryOut(claimed, context);
  }
}
