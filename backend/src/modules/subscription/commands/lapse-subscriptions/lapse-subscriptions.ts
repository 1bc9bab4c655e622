import { Inject, Injectable } from '@nestjs/common';
import { inPages } from '#backend/platform/batches/in-pages.js';
import { CLOCK, type Clock } from '#backend/platform/clock/clock.js';
import { systemContext } from '#backend/platform/correlation/system-context.js';
import { RepeatedJob } from '#backend/platform/jobs/work-discovery.js';
import { type RepeatedWork } from '#backend/platform/jobs/work.js';
import { LOGGER, type Logger } from '#backend/platform/logger.port.js';
import { lapseSubscription } from '../../domain/lapse-subscription.decider.js';
import { type SubscriptionRow } from '#projections/subscriptions/subscription.entity.js';
import { SubscriptionRows } from '../../queries/subscription-rows.js';
import { SubscriptionRepository } from '../../subscription.repository.js';

const PAGE = 200;

/**
 * Records the ends of periods and of their grace. The tier in force does not depend on it: the record serves those who
 * read it, as the list of users does.
 */
@Injectable()
@RepeatedJob()
export class LapseSubscriptions implements RepeatedWork {
  readonly queue = 'lapse-subscriptions';
  readonly everyMs = 30_000;

  constructor(
    private readonly subscriptions: SubscriptionRepository,
    private readonly rows: SubscriptionRows,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  async run(): Promise<void> {
    const now = this.clock.now();
    for await (const { userId } of inPages<SubscriptionRow>((after) => this.rows.outdated(now, PAGE, after?.id)))
      await this.lapse(userId, now);
  }

  private async lapse(userId: string, now: Date): Promise<void> {
    try {
      const context = systemContext({ name: 'lapse-subscriptions', subjectId: userId, now });
      const options = { commandId: `lapse-${userId}-${now.toISOString()}`, context };
      await this.subscriptions.decide(userId, (held) => lapseSubscription({ userId, now }, held), options);
    } catch (error) {
      this.log.warn({ error, userId }, "a subscription's end could not be recorded; it is tried again");
    }
  }
}
