import { Inject, Injectable } from '@nestjs/common';
import { OPEN_PAYMENTS, type OpenPayment, type OpenPayments } from '#backend/modules/wallet/wallet.port.js';
import { inPages } from '#backend/platform/batches/in-pages.js';
import { CLOCK, type Clock } from '#backend/platform/clock/clock.js';
import { systemContext } from '#backend/platform/correlation/system-context.js';
import { RepeatedJob } from '#backend/platform/jobs/work-discovery.js';
import { type RepeatedWork } from '#backend/platform/jobs/work.js';
import { LOGGER, type Logger } from '#backend/platform/logger.port.js';
import { causedBy } from '#backend/shared/domain/command-context.js';
import { spanAround } from '#backend/shared/time-span.js';
import { PaymentSettlement } from './payment-settlement.js';

const PAGE = 200;
/** A running handler appends within this time, or not at all. */
const OLDER_THAN_MS = 10_000;

/** Settles payments without a known turn, left by a process that died (design section 6, step 4). */
@Injectable()
@RepeatedJob()
export class SettleOpenPayments implements RepeatedWork {
  readonly queue = 'settle-open-payments';
  readonly everyMs = 2_000;

  constructor(
    private readonly settlement: PaymentSettlement,
    @Inject(OPEN_PAYMENTS) private readonly payments: OpenPayments,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  async run(): Promise<void> {
    await this.settleOpenPayments({ olderThanMs: OLDER_THAN_MS });
  }

  /**
   * Settles the payments that the read models show as open; a failure of one does not stop the others. @returns how
   * many were settled
   */
  async settleOpenPayments({ olderThanMs }: { readonly olderThanMs: number }): Promise<number> {
    const span = spanAround(this.clock.now(), olderThanMs);
    let settled = 0;
    for await (const payment of inPages<OpenPayment>((after) => this.payments.spentOutside(span, PAGE, after)))
      settled += (await this.settled(payment)) ? 1 : 0;
    return settled;
  }

  private async settled(payment: OpenPayment): Promise<boolean> {
    try {
      const { userId: subjectId, commandId } = payment;
      const context = systemContext({ name: 'settle-open-payments', subjectId, now: this.clock.now() });
      await this.settlement.settle(payment, causedBy(commandId, context));
      return true;
    } catch (error) {
      this.log.warn({ error, sessionId: payment.sessionId }, 'a payment could not be settled; it is tried again');
      return false;
    }
  }
}
