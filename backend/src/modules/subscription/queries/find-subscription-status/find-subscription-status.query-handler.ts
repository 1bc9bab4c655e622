import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { TIERS } from '#contracts/subscription/tiers.js';
import { type SubscriptionStatus } from '#contracts/subscription/views.js';
import { CLOCK, type Clock } from '#backend/platform/clock/clock.js';
import { standingAt } from '../../domain/standing.rules.js';
import { type Subscriptions } from '../../subscription.port.js';
import { SubscriberRows } from '../subscriber-rows.js';
import { SubscriptionRows } from '../subscription-rows.js';

/** GET /api/subscription/status (specification section 7). */
export class FindSubscriptionStatusQuery extends Query<SubscriptionStatus> {
  constructor(readonly userId: string) {
    super();
  }
}

/** The subscription in force now: by its period, whatever was recorded last. */
@QueryHandler(FindSubscriptionStatusQuery)
export class FindSubscriptionStatusQueryHandler implements IQueryHandler<FindSubscriptionStatusQuery>, Subscriptions {
  constructor(
    private readonly subscribers: SubscriberRows,
    private readonly subscriptions: SubscriptionRows,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  execute({ userId }: FindSubscriptionStatusQuery): Promise<SubscriptionStatus> {
    return this.statusOf(userId);
  }

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
