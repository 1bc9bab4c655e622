import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { InjectRepository } from '@nestjs/typeorm';
import { type Repository } from 'typeorm';
import { type SubscriptionInfo } from '#contracts/wallet/views.js';
import { CONFIG, type Config } from '#backend/platform/config/config.js';
import { userEntity, type UserRow } from '#projections/users/user.entity.js';

/** GET /api/user/subscription-info (specification section 7). */
export class FindSubscriptionInfoQuery extends Query<SubscriptionInfo> {
  constructor(readonly userId: string) {
    super();
  }
}

/** Guests are never refilled: null (design section 9, 'refills'). */
@QueryHandler(FindSubscriptionInfoQuery)
export class FindSubscriptionInfoQueryHandler implements IQueryHandler<FindSubscriptionInfoQuery> {
  constructor(
    @InjectRepository(userEntity) private readonly users: Repository<UserRow>,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async execute({ userId }: FindSubscriptionInfoQuery): Promise<SubscriptionInfo> {
    const user = await this.users.findOne({ select: { daysUntilRefill: true }, where: { id: userId } });
    return { daysUntilRefill: user?.daysUntilRefill ?? null, plansUrl: this.config.plansUrl };
  }
}
