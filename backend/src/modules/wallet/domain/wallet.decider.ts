import { type PlanName } from '#contracts/subscription/tiers.js';
import { type Balance, type TokensGrantedV2, type WalletEvent } from '#contracts/wallet/events.js';
import { type WalletRejectionCode } from '#contracts/wallet/rejections.js';
import { accept, type Decision, reject } from '#backend/shared/domain/decision.js';
import { remembers, type Wallet } from './wallet.fold.js';

export type WalletDecision = Decision<WalletEvent, WalletRejectionCode>;

export interface GrantTokens extends Pick<TokensGrantedV2, 'userId' | 'reason' | 'refillsAt'> {
  /** What the plan gives. */
  readonly allowance: Balance;
}
export interface SpendToken {
  readonly userId: string;
  readonly commandId: string;
  readonly sessionId: string;
  /** By the configuration in force now, which may have changed since the grant. */
  readonly unlimitedPlans: readonly PlanName[];
  readonly now: string;
}
export interface ReturnToken {
  readonly userId: string;
  readonly commandId: string;
  /** A payment from the log that the wallet no longer remembers: paid, and not returned. */
  readonly forgotten?: { readonly price: 0 | 1 };
}

/**
 * The first grant of a wallet, and the grant with which a guest becomes an account. The second one fills up to what an
 * account has, and takes nothing away. A repetition of either adds nothing.
 */
export const grantTokens = ({ userId, allowance, reason, refillsAt }: GrantTokens, wallet: Wallet): WalletDecision => {
  if (wallet.plan !== null && (reason === 'guest' || wallet.plan !== 'guest')) return accept();
  const before = wallet.balance ?? 0;
  const balanceAfter = allowance === null ? null : Math.max(allowance, before);
  const amount = balanceAfter === null ? null : balanceAfter - before;
  return accept({ type: 'TokensGranted', version: 2, data: { userId, amount, reason, balanceAfter, refillsAt } });
};

const minus = (balance: Balance, price: 0 | 1): Balance => (balance === null ? null : balance - price);

/** Pays for one turn, before it is played; a repeated payment is the same payment (design section 6). */
export const spendToken = (
  { userId, commandId, sessionId, unlimitedPlans, now }: SpendToken,
  wallet: Wallet,
): WalletDecision => {
  if (remembers(wallet, commandId)) return accept();
  const free = wallet.balance === null || (wallet.plan !== null && unlimitedPlans.includes(wallet.plan));
  if (!free && wallet.balance <= 0) return reject('NO_TOKENS');
  const price = free ? 0 : 1;
  return accept({
    type: 'TokenSpent',
    version: 1,
    data: {
      userId,
      commandId,
      sessionId,
      price,
      balanceAfter: minus(wallet.balance, price),
      actionsTakenAfter: wallet.actionsTaken + 1,
      spentAt: now,
    },
  });
};

/** Returns the token of a turn that was never played: once. */
export const returnToken = ({ userId, commandId, forgotten }: ReturnToken, wallet: Wallet): WalletDecision => {
  const known = wallet.payments.find((p) => p.commandId === commandId);
  const payment = known ?? forgotten;
  if (!payment || known?.returned) return accept();
  const balanceAfter = wallet.balance === null ? null : wallet.balance + payment.price;
  return accept({
    type: 'TokenReturned',
    version: 1,
    data: { userId, commandId, balanceAfter, actionsTakenAfter: wallet.actionsTaken - 1 },
  });
};
