import { Inject, Injectable } from '@nestjs/common';
import { type Plan } from '#contracts/wallet/events.js';
import { WALLET_REJECTIONS } from '#contracts/wallet/rejections.js';
import { CLOCK, type Clock } from '#backend/platform/clock/clock.js';
import { CONFIG, type Config, type TokenAllowance } from '#backend/platform/config/config.js';
import { rejectedBy } from '#backend/platform/http/rejected.error.js';
import { AggregateStore } from '#backend/platform/log/aggregate-store.js';
import { metadataOf } from '#backend/platform/log/metadata.js';
import { grantTokens, returnToken, spendToken, type WalletDecision } from './domain/wallet.decider.js';
import { type Wallet } from './domain/wallet.fold.js';
import { storedWallet } from './stored-wallet.js';
import { type Wallets } from './wallet.port.js';

const balanceOf = (allowance: TokenAllowance): number | null => (allowance === 'unlimited' ? null : allowance);

/** Load, decide, append for the wallet: each call is idempotent by its command. */
@Injectable()
export class LoggedWallets implements Wallets {
  constructor(
    private readonly aggregates: AggregateStore,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async grant({ userId, reason }: Parameters<Wallets['grant']>[0]): Promise<void> {
    await this.decide(userId, `grant-${userId}`, (wallet) => grantTokens({ userId, reason, amount: balanceOf(this.allowanceOf(reason)) }, wallet));
  }

  async pay(payment: Parameters<Wallets['pay']>[0]): Promise<void> {
    const unlimitedPlans = (['guest', 'registered'] as const).filter((plan) => this.allowanceOf(plan) === 'unlimited');
    const command = { ...payment, unlimitedPlans, now: this.clock.now().toISOString() };
    await this.decide(payment.userId, payment.commandId, (wallet) => spendToken(command, wallet));
  }

  async giveBack(payment: Parameters<Wallets['giveBack']>[0]): Promise<void> {
    await this.decide(payment.userId, payment.commandId, (wallet) => returnToken(payment, wallet));
  }

  private allowanceOf(plan: Plan): TokenAllowance {
    return plan === 'guest' ? this.config.tokenPlan.guest : this.config.tokenPlan.free;
  }

  private async decide(userId: string, commandId: string, decide: (wallet: Wallet) => WalletDecision): Promise<void> {
    const decided = await this.aggregates.decide(storedWallet, userId, decide, metadataOf({ commandId, userId, now: this.clock.now() }), { assumeFresh: true });
    if (!decided.accepted) throw rejectedBy(WALLET_REJECTIONS, decided.rejection);
  }
}
