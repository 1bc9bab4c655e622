import { Inject } from '@nestjs/common';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { type ActionTokens } from '#contracts/wallet/views.js';
import { CONFIG, type Config } from '#backend/platform/config/config.js';
import { WalletRows } from '../wallet.rows.js';
import { FindActionTokensQuery } from './find-action-tokens.query.js';

/** What is left to spend; a plan without a limit has no number (design section 8, 'Configuration'). */
@QueryHandler(FindActionTokensQuery)
export class FindActionTokensQueryHandler implements IQueryHandler<FindActionTokensQuery> {
  constructor(
    private readonly rows: WalletRows,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async execute({ userId }: FindActionTokensQuery): Promise<ActionTokens> {
    const [wallet, user] = await Promise.all([this.rows.walletOf(userId), this.rows.userOf(userId)]);
    const { guest, free } = this.config.tokenPlan;
    const allowance = user?.subscriptionStatus === 'guest' ? guest : free;
    const unlimited = allowance === 'unlimited' || wallet?.unlimited === true;
    return { actionTokens: unlimited ? null : (wallet?.balance ?? 0), unlimited };
  }
}
