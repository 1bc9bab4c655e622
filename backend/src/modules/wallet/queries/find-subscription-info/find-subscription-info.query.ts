import { Query } from '@nestjs/cqrs';
import { type SubscriptionInfo } from '#contracts/wallet/views.js';

/** GET /api/user/subscription-info (specification section 7). */
export class FindSubscriptionInfoQuery extends Query<SubscriptionInfo> {
  constructor(readonly userId: string) {
    super();
  }
}
