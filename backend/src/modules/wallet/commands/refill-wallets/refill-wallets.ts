import { Inject, Injectable } from '@nestjs/common';
import { inPages } from '#backend/platform/batches/in-pages.js';
import { CLOCK, type Clock } from '#backend/platform/clock/clock.js';
import { systemContext } from '#backend/platform/correlation/system-context.js';
import { RepeatedJob } from '#backend/platform/jobs/work-discovery.js';
import { type RepeatedWork } from '#backend/platform/jobs/work.js';
import { LOGGER, type Logger } from '#backend/platform/logger.port.js';
import { type DueWallet, DueWallets } from '../../queries/due-wallets.js';
import { WalletRefills } from '../../wallet-refills.js';

const PAGE = 200;

/** Refills every wallet that is due (design section 9, 'refills'). */
@Injectable()
@RepeatedJob()
export class RefillWallets implements RepeatedWork {
  readonly queue = 'refill-wallets';
  readonly everyMs = 10_000;

  constructor(
    private readonly refills: WalletRefills,
    private readonly due: DueWallets,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** Where several run at once, one of them refills a wallet; a failure of one wallet does not stop the others. */
  async run(): Promise<void> {
    const now = this.clock.now();
    for await (const { userId } of inPages<DueWallet>((after) => this.due.page(now, PAGE, after)))
      await this.refill(userId, now);
  }

  private async refill(userId: string, now: Date): Promise<void> {
    try {
      await this.refills.refill(userId, systemContext({ name: 'refill-wallets', subjectId: userId, now }));
    } catch (error) {
      this.log.warn({ error, userId }, 'a wallet could not be refilled; it is tried again');
    }
  }
}
