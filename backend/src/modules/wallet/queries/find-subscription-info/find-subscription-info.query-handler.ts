import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { type SubscriptionInfo } from '#contracts/wallet/views.js';
import { WalletRows } from '../wallet.rows.js';
import { FindSubscriptionInfoQuery } from './find-subscription-info.query.js';

/** Guests are never refilled: null (design section 9, 'refills'). */
@QueryHandler(FindSubscriptionInfoQuery)
export class FindSubscriptionInfoQueryHandler implements IQueryHandler<FindSubscriptionInfoQuery> {
  constructor(private readonly rows: WalletRows) {}

  async execute({ userId }: FindSubscriptionInfoQuery): Promise<SubscriptionInfo> {
    return { daysUntilRefill: (await this.rows.userOf(userId))?.daysUntilRefill ?? null };
  }
}
