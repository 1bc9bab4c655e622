import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '#backend/platform/clock/clock.js';
import { systemContext } from '#backend/platform/correlation/system-context.js';
import { RANDOM, type Random } from '#backend/platform/random/random.js';
import { followProvider } from '../../domain/follow-provider.decider.js';
import { type ProviderReport, type SubscriptionProvider } from '../../subscription.port.js';
import { SubscriptionRepository } from '../../subscription.repository.js';

/** Records what the payment provider says, and what follows from it. */
@Injectable()
export class FollowProvider implements SubscriptionProvider {
  constructor(
    private readonly subscriptions: SubscriptionRepository,
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

  async reportsOf(userId: string): Promise<readonly ProviderReport[]> {
    return (await this.subscriptions.load(userId)).state.reports;
  }
}
