import { Inject } from '@nestjs/common';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { type SubscriptionInfo } from '#contracts/wallet/views.js';
import { CONFIG, type Config } from '#backend/platform/config/config.js';
import { WalletRows } from '../wallet.rows.js';
import { FindSubscriptionInfoQuery } from './find-subscription-info.query.js';

/** Guests are never refilled: null (design section 9, 'refills'). */
@QueryHandler(FindSubscriptionInfoQuery)
export class FindSubscriptionInfoQueryHandler implements IQueryHandler<FindSubscriptionInfoQuery> {
  constructor(
    private readonly rows: WalletRows,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async execute({ userId }: FindSubscriptionInfoQuery): Promise<SubscriptionInfo> {
    const user = await this.rows.userOf(userId);
    return { daysUntilRefill: user?.daysUntilRefill ?? null, plansUrl: this.config.plansUrl };
  }
}
