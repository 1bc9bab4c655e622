import { Inject, Injectable } from '@nestjs/common';
import { TIER_IDS } from '#contracts/subscription/tiers.js';
import { nextRefill } from '#contracts/wallet/refill-grid.js';
import { CLOCK, type Clock } from '#backend/platform/clock/clock.js';
import { CONFIG, type TokenPlan } from '#backend/platform/config/config.js';
import { causedBy, type CommandContext } from '#backend/shared/domain/command-context.js';
import { balanceOf, isDue } from './domain/refill.rules.js';
import { correctTokens } from './domain/correct-tokens.decider.js';
import { grantTokens, returnToken, spendToken } from './domain/wallet.decider.js';
import { remembers } from './domain/wallet.fold.js';
import { type Correction, type Grant, type PaidCommand, type Payment, type Wallets } from './wallet.port.js';
import { WalletRefills } from './wallet-refills.js';
import { WalletRepository } from './wallet.repository.js';

type Outcome = 'paid' | 'paid-before';

/** Changes wallets for other modules: each call is idempotent by its command. */
@Injectable()
export class WalletService implements Wallets {
  constructor(
    private readonly wallets: WalletRepository,
    private readonly refills: WalletRefills,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: { readonly tokenPlan: TokenPlan },
  ) {}

  async grant({ userId, reason }: Grant, context: CommandContext): Promise<void> {
    const { guest, free } = this.config.tokenPlan;
    const isGuest = reason === 'guest';
    const refillsAt = isGuest ? null : nextRefill(context.occurredAt, new Date(context.occurredAt));
    const grant = { userId, reason, allowance: balanceOf(isGuest ? guest : free), refillsAt };
    await this.wallets.decide(userId, (wallet) => grantTokens(grant, wallet), {
      commandId: isGuest ? `grant-${userId}` : `grant-${userId}-registered`,
      context,
      assumeFresh: true,
      awaitReadModels: true,
    });
  }

  async correct(correction: Correction, context: CommandContext): Promise<'done' | 'unchanged'> {
    const { userId, actId: commandId } = correction;
    const command = { ...correction, now: context.occurredAt };
    const options = { commandId, context, awaitReadModels: true };
    const { state } = await this.wallets.decide(userId, (wallet) => correctTokens(command, wallet), options);
    return state.corrections.includes(commandId) ? 'done' : 'unchanged';
  }

  /** The wallet in memory tells that a refill is due or missing: a payment that needs none reads nothing more. */
  async pay(payment: Payment, context: CommandContext): Promise<Outcome> {
    const { userId, commandId } = payment;
    const refill = (): Promise<boolean> => this.refills.refill(userId, causedBy(commandId, context));
    const { state } = await this.wallets.remembered(userId);
    if (isDue(state.refillsAt, this.clock.now())) await refill();
    const first = await this.spend(payment, context);
    const isFinal = first.accepted || first.state.refillsAt === null || !(await refill());
    return this.outcomeOf(isFinal ? first : await this.spend(payment, context));
  }

  private outcomeOf(decided: Awaited<ReturnType<WalletService['spend']>>): Outcome {
    return this.wallets.accepted(decided).events.length > 0 ? 'paid' : 'paid-before';
  }

  private spend(payment: Payment, context: CommandContext) {
    const { userId, commandId } = payment;
    const { tokenPlan } = this.config;
    const unlimitedPlans = (['guest', ...TIER_IDS] as const).filter((plan) => tokenPlan[plan] === 'unlimited');
    // The time of the payment, not of the request: payments that stay open too long are settled.
    const command = { ...payment, unlimitedPlans, now: this.clock.now().toISOString() };
    const options = { commandId, context, assumeFresh: true };
    return this.wallets.tryDecide(userId, (wallet) => spendToken(command, wallet), options);
  }

  async giveBack(payment: PaidCommand, context: CommandContext): Promise<void> {
    const { userId, commandId } = payment;
    const options = { commandId, context, assumeFresh: true, awaitReadModels: true };
    const { state } = await this.wallets.decide(userId, (wallet) => returnToken(payment, wallet), options);
    if (remembers(state, commandId)) return;
    const forgotten = await this.wallets.forgotten(payment);
    if (forgotten)
      await this.wallets.decide(userId, (wallet) => returnToken({ ...payment, forgotten }, wallet), options);
  }
}
