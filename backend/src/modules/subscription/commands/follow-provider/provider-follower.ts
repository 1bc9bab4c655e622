import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '#backend/platform/clock/clock.js';
import { systemContext } from '#backend/platform/correlation/system-context.js';
import { RANDOM, type Random } from '#backend/platform/random/random.js';
import { followProvider } from '../../domain/follow-provider.decider.js';
import { type ProviderReport, type SubscriptionProvider } from '../../subscription.port.js';
import { SubscriptionRows } from '../../queries/subscription-rows.js';
import { SubscriptionRepository } from '../../subscription.repository.js';

/** Records what the payment provider says, and what follows from it. */
@Injectable()
export class ProviderFollower implements SubscriptionProvider {
  constructor(
    private readonly subscriptions: SubscriptionRepository,
    private readonly rows: SubscriptionRows,
    @Inject(RANDOM) private readonly random: Random,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async report(userId: string, report: ProviderReport): Promise<'changed' | 'unchanged'> {
    const now = this.clock.now();
    const command = { userId, report, subscriptionId: this.random.uuid(), now };
    const context = systemContext({ name: 'payment-provider', subjectId: userId, now });
    const options = { commandId: `report-${report.reportId}`, context };
    const { events } = await this.subscriptions.decide(userId, (held) => followProvider(command, held), options);
    return events.length > 1 ? 'changed' : 'unchanged';
  }

  async holderOf(contactId: string): Promise<string | null> {
    const [holder, ...others] = await this.rows.holdersOf(contactId);
    return others.length === 0 ? (holder ?? null) : null;
  }

  async reportsOf(userId: string): Promise<readonly ProviderReport[]> {
    return (await this.subscriptions.load(userId)).state.reports;
  }
}
