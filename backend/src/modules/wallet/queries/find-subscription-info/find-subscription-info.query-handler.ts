import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { InjectRepository } from '@nestjs/typeorm';
import { type Repository } from 'typeorm';
import { daysUntilRefill } from '#contracts/wallet/refill-grid.js';
import { type SubscriptionInfo } from '#contracts/wallet/views.js';
import { CLOCK, type Clock } from '#backend/platform/clock/clock.js';
import { CONFIG, type Config } from '#backend/platform/config/config.js';
import { walletEntity, type WalletRow } from '#projections/wallet/wallet.entity.js';

/** GET /api/user/subscription-info (specification section 7). */
export class FindSubscriptionInfoQuery extends Query<SubscriptionInfo> {
  constructor(readonly userId: string) {
    super();
  }
}

/** Guests are never refilled, and a plan without a limit needs no refill: null (design section 9, 'refills'). */
@QueryHandler(FindSubscriptionInfoQuery)
export class FindSubscriptionInfoQueryHandler implements IQueryHandler<FindSubscriptionInfoQuery> {
  constructor(
    @InjectRepository(walletEntity) private readonly wallets: Repository<WalletRow>,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async execute({ userId }: FindSubscriptionInfoQuery): Promise<SubscriptionInfo> {
    const { plansUrl, tokenPlan } = this.config;
    const wallet = await this.wallets.findOneBy({ userId });
    const isRefilled = wallet !== null && !wallet.unlimited && tokenPlan[wallet.plan] !== 'unlimited';
    return { daysUntilRefill: isRefilled ? daysUntilRefill(wallet.refillsAt, this.clock.now()) : null, plansUrl };
  }
}
