import { Inject, Injectable } from '@nestjs/common';
import { type Plan, type TokenSpentV1, type WalletEvent } from '#contracts/wallet/events.js';
import { WALLET_REJECTIONS } from '#contracts/wallet/rejections.js';
import { CLOCK, type Clock } from '#backend/platform/clock/clock.js';
import { CONFIG, type Config, type TokenAllowance } from '#backend/platform/config/config.js';
import { type Position } from '#backend/platform/event-store/event-store.port.js';
import { rejectedBy } from '#backend/platform/http/rejected.error.js';
import { AggregateStore } from '#backend/platform/log/aggregate-store.js';
import { EventLog } from '#backend/platform/log/event-log.js';
import { metadataOf } from '#backend/platform/log/metadata.js';
import { newestFirst } from '#backend/platform/log/newest-first.js';
import { streamOf } from '#backend/platform/log/stored-fold.js';
import { PROGRESS, type Progress, READ_YOUR_WRITE_MS } from '#backend/platform/read-models/progress.port.js';
import { grantTokens, returnToken, spendToken, type WalletDecision } from './domain/wallet.decider.js';
import { remembers, type Wallet } from './domain/wallet.fold.js';
import { storedWallet } from './stored-wallet.js';
import { type Wallets } from './wallet.port.js';

const balanceOf = (allowance: TokenAllowance): number | null => (allowance === 'unlimited' ? null : allowance);

type Payment = Parameters<Wallets['giveBack']>[0];

/** Load, decide, append for the wallet: each call is idempotent by its command. */
@Injectable()
export class LoggedWallets implements Wallets {
  constructor(
    private readonly aggregates: AggregateStore,
    private readonly log: EventLog,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(PROGRESS) private readonly progress: Progress,
  ) {}

  async grant({ userId, reason }: Parameters<Wallets['grant']>[0]): Promise<void> {
    await this.shown(
      this.decide(userId, `grant-${userId}`, (wallet) =>
        grantTokens({ userId, reason, amount: balanceOf(this.allowanceOf(reason)) }, wallet),
      ),
    );
  }

  async pay(payment: Parameters<Wallets['pay']>[0]): Promise<'paid' | 'paid-before'> {
    const unlimitedPlans = (['guest', 'registered'] as const).filter((plan) => this.allowanceOf(plan) === 'unlimited');
    const command = { ...payment, unlimitedPlans, now: this.clock.now().toISOString() };
    const { events } = await this.decide(payment.userId, payment.commandId, (wallet) => spendToken(command, wallet));
    return events.length > 0 ? 'paid' : 'paid-before';
  }

  async giveBack(payment: Payment): Promise<void> {
    const { userId, commandId } = payment;
    const decided = await this.shown(this.decide(userId, commandId, (wallet) => returnToken(payment, wallet)));
    if (remembers(decided.state, commandId)) return;
    const forgotten = await this.forgotten(payment);
    if (forgotten)
      await this.shown(this.decide(userId, commandId, (wallet) => returnToken({ ...payment, forgotten }, wallet)));
  }

  private allowanceOf(plan: Plan): TokenAllowance {
    return plan === 'guest' ? this.config.tokenPlan.guest : this.config.tokenPlan.free;
  }

  /** A payment from before those that the wallet remembers, unless it was returned. */
  private async forgotten({ userId, commandId }: Payment): Promise<Pick<TokenSpentV1, 'price'> | null> {
    for await (const { type, data } of newestFirst<WalletEvent>(this.log, streamOf(storedWallet, userId))) {
      if (type === 'TokenReturned' && data.commandId === commandId) return null;
      if (type === 'TokenSpent' && data.commandId === commandId) return data;
    }
    return null;
  }

  private async decide(userId: string, commandId: string, decide: (wallet: Wallet) => WalletDecision) {
    const decided = await this.aggregates.decide(
      storedWallet,
      userId,
      decide,
      metadataOf({ commandId, userId, now: this.clock.now() }),
      { assumeFresh: true },
    );
    if (!decided.accepted) throw rejectedBy(WALLET_REJECTIONS, decided.rejection);
    return decided;
  }

  /** What is read next of the wallet shows it, unless the read models are far behind. */
  private async shown<D extends { readonly position: Position | null }>(deciding: Promise<D>): Promise<D> {
    const decided = await deciding;
    if (decided.position !== null) await this.progress.waitFor(decided.position, READ_YOUR_WRITE_MS);
    return decided;
  }
}
