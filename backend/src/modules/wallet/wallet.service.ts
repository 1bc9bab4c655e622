import { Inject, Injectable } from '@nestjs/common';
import { type Plan, type TokenSpentV1, type WalletEvent } from '#contracts/wallet/events.js';
import { CLOCK, type Clock } from '#backend/platform/clock/clock.js';
import { CONFIG, type Config, type TokenAllowance } from '#backend/platform/config/config.js';
import { EventLog } from '#backend/platform/log/event-log.js';
import { newestFirst } from '#backend/platform/log/newest-first.js';
import { streamOf } from '#backend/platform/log/stored-fold.js';
import { type CommandContext } from '#backend/shared/domain/command-context.js';
import { grantTokens, returnToken, spendToken } from './domain/wallet.decider.js';
import { remembers } from './domain/wallet.fold.js';
import { storedWallet } from './stored-wallet.js';
import { type Grant, type PaidCommand, type Payment, type Wallets } from './wallet.port.js';
import { WalletRepository } from './wallet.repository.js';

const balanceOf = (allowance: TokenAllowance): number | null => (allowance === 'unlimited' ? null : allowance);

/** Changes wallets for other modules: each call is idempotent by its command. */
@Injectable()
export class WalletService implements Wallets {
  constructor(
    private readonly wallets: WalletRepository,
    private readonly log: EventLog,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async grant({ userId, reason }: Grant, context: CommandContext): Promise<void> {
    const grant = { userId, reason, amount: balanceOf(this.allowanceOf(reason)) };
    await this.wallets.decide(userId, (wallet) => grantTokens(grant, wallet), {
      commandId: `grant-${userId}`,
      context,
      assumeFresh: true,
      awaitReadModels: true,
    });
  }

  async pay(payment: Payment, context: CommandContext): Promise<'paid' | 'paid-before'> {
    const { userId, commandId } = payment;
    const unlimitedPlans = (['guest', 'registered'] as const).filter((plan) => this.allowanceOf(plan) === 'unlimited');
    // The time of the payment, not of the request: payments that stay open too long are settled.
    const command = { ...payment, unlimitedPlans, now: this.clock.now().toISOString() };
    const options = { commandId, context, assumeFresh: true };
    const { events } = await this.wallets.decide(userId, (wallet) => spendToken(command, wallet), options);
    return events.length > 0 ? 'paid' : 'paid-before';
  }

  async giveBack(payment: PaidCommand, context: CommandContext): Promise<void> {
    const { userId, commandId } = payment;
    const options = { commandId, context, assumeFresh: true, awaitReadModels: true };
    const { state } = await this.wallets.decide(userId, (wallet) => returnToken(payment, wallet), options);
    if (remembers(state, commandId)) return;
    const forgotten = await this.forgotten(payment);
    if (forgotten)
      await this.wallets.decide(userId, (wallet) => returnToken({ ...payment, forgotten }, wallet), options);
  }

  private allowanceOf(plan: Plan): TokenAllowance {
    return plan === 'guest' ? this.config.tokenPlan.guest : this.config.tokenPlan.free;
  }

  /** A payment older than those that the wallet remembers, unless it was returned. */
  private async forgotten({ userId, commandId }: PaidCommand): Promise<Pick<TokenSpentV1, 'price'> | null> {
    for await (const { type, data } of newestFirst<WalletEvent>(this.log, streamOf(storedWallet, userId))) {
      if (type === 'TokenReturned' && data.commandId === commandId) return null;
      if (type === 'TokenSpent' && data.commandId === commandId) return data;
    }
    return null;
  }
}
