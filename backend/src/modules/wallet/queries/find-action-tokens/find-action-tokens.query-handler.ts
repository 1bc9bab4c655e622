import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { InjectRepository } from '@nestjs/typeorm';
import { type Repository } from 'typeorm';
import { type Balance } from '#contracts/wallet/events.js';
import { type ActionTokens } from '#contracts/wallet/views.js';
import { type Entitlements, ENTITLEMENTS } from '#backend/modules/subscription/entitlements.port.js';
import { CLOCK, type Clock } from '#backend/platform/clock/clock.js';
import { CONFIG, type Config } from '#backend/platform/config/config.js';
import { walletEntity, type WalletRow } from '#projections/wallet/wallet.entity.js';
import { balanceOf, countingTime, fillOf } from '../../domain/refill.rules.js';

/** GET /api/user/action-tokens (specification section 7). */
export class FindActionTokensQuery extends Query<ActionTokens> {
  constructor(readonly userId: string) {
    super();
  }
}

/**
 * The tokens that the next action would find in the wallet: a late refill is counted already, because the action
 * would make it. A plan without a limit has no number (design section 8, 'Configuration').
 */
@QueryHandler(FindActionTokensQuery)
export class FindActionTokensQueryHandler implements IQueryHandler<FindActionTokensQuery> {
  constructor(
    @InjectRepository(walletEntity) private readonly wallets: Repository<WalletRow>,
    @Inject(ENTITLEMENTS) private readonly entitlements: Entitlements,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async execute({ userId }: FindActionTokensQuery): Promise<ActionTokens> {
    const wallet = await this.wallets.findOneBy({ userId });
    if (wallet === null) return this.told(balanceOf(this.config.tokenPlan.guest) === null ? null : 0);
    return this.told(this.config.tokenPlan[wallet.plan] === 'unlimited' ? null : await this.balanceOf(wallet));
  }

  private told(actionTokens: Balance): ActionTokens {
    return { actionTokens, unlimited: actionTokens === null };
  }

  /** A guest's wallet, and any that is neither due nor of a lesser plan, is told as it is. */
  private async balanceOf(wallet: WalletRow): Promise<Balance> {
    const now = this.clock.now();
    const time = countingTime(wallet, now);
    if (time === null) return wallet.balance;
    const { plan, tokens } = await this.entitlements.at(wallet.userId, time);
    const fill = fillOf(wallet, { plan, allowance: balanceOf(tokens) }, now);
    return fill ? fill.balanceAfter : wallet.balance;
  }
}
