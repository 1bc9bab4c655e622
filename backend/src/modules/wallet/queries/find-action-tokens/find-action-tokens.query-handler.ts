import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { InjectRepository } from '@nestjs/typeorm';
import { type Repository } from 'typeorm';
import { type ActionTokens } from '#contracts/wallet/views.js';
import { CONFIG, type Config } from '#backend/platform/config/config.js';
import { userEntity, type UserRow } from '#projections/users/user.entity.js';
import { walletEntity, type WalletRow } from '#projections/wallet/wallet.entity.js';

/** GET /api/user/action-tokens (specification section 7). */
export class FindActionTokensQuery extends Query<ActionTokens> {
  constructor(readonly userId: string) {
    super();
  }
}

/** The tokens left; a plan without a limit has no number (design section 8, 'Configuration'). */
@QueryHandler(FindActionTokensQuery)
export class FindActionTokensQueryHandler implements IQueryHandler<FindActionTokensQuery> {
  constructor(
    @InjectRepository(walletEntity) private readonly wallets: Repository<WalletRow>,
    @InjectRepository(userEntity) private readonly users: Repository<UserRow>,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async execute({ userId }: FindActionTokensQuery): Promise<ActionTokens> {
    const [wallet, user] = await Promise.all([
      this.wallets.findOneBy({ userId }),
      this.users.findOne({ select: { subscriptionStatus: true }, where: { id: userId } }),
    ]);
    const { guest, free } = this.config.tokenPlan;
    const allowance = user?.subscriptionStatus === 'guest' ? guest : free;
    const unlimited = allowance === 'unlimited' || wallet?.unlimited === true;
    return { actionTokens: unlimited ? null : (wallet?.balance ?? 0), unlimited };
  }
}
