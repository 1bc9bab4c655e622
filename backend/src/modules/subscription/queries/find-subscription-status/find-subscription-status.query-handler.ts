import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type SubscriptionStatus } from '#contracts/subscription/views.js';
import { type Subscriptions, SUBSCRIPTIONS } from '../../subscription.port.js';

/** GET /api/subscription/status (specification section 7). */
export class FindSubscriptionStatusQuery extends Query<SubscriptionStatus> {
  constructor(readonly userId: string) {
    super();
  }
}

@QueryHandler(FindSubscriptionStatusQuery)
export class FindSubscriptionStatusQueryHandler implements IQueryHandler<FindSubscriptionStatusQuery> {
  constructor(@Inject(SUBSCRIPTIONS) private readonly subscriptions: Subscriptions) {}

  execute({ userId }: FindSubscriptionStatusQuery): Promise<SubscriptionStatus> {
    return this.subscriptions.statusOf(userId);
  }
}
