import { Inject, Injectable } from '@nestjs/common';
import { TIERS } from '#contracts/subscription/tiers.js';
import { type SubscriptionStatus } from '#contracts/subscription/views.js';
import { CLOCK, type Clock } from '#backend/platform/clock/clock.js';
import { standingAt } from './domain/standing.rules.js';
import { SubscriberRows } from './queries/subscriber-rows.js';
import { SubscriptionRows } from './queries/subscription-rows.js';
import { type Subscriptions } from './subscription.port.js';

/** The subscription in force now: by its period, whatever was recorded last. */
@Injectable()
export class ProjectedSubscriptions implements Subscriptions {
  constructor(
    private readonly subscribers: SubscriberRows,
    private readonly subscriptions: SubscriptionRows,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async statusOf(userId: string): Promise<SubscriptionStatus> {
    const { isGuest, term } = await this.subscribers.byId(userId);
    const { tier, status } = standingAt(term, this.clock.now());
    const isSubscribed = tier !== 'free';
    const paid = isSubscribed ? await this.subscriptions.newestOf(userId) : null;
    return {
      isSubscribed,
      tier,
      plan: isGuest ? 'guest' : tier,
      status,
      features: TIERS[tier].features,
      subscription: paid && {
        currentPeriodEnd: paid.currentPeriodEnd,
        amount: paid.amount,
        currency: paid.currency,
      },
    };
  }
}
