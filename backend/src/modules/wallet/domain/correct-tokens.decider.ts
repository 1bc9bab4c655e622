import { accept, reject } from '#backend/shared/domain/decision.js';
import { type WalletDecision } from './wallet.decider.js';
import { type Wallet } from './wallet.fold.js';

export interface CorrectTokens {
  readonly userId: string;
  readonly actId: string;
  /** Below 0: taken back. */
  readonly amount: number;
  readonly now: string;
}

/** What staff give or take back, once for each act. Where the plan has no limit there is nothing to correct. */
export const correctTokens = ({ userId, actId, amount, now }: CorrectTokens, wallet: Wallet): WalletDecision => {
  if (wallet.corrections.includes(actId) || wallet.balance === null || amount === 0) return accept();
  const balanceAfter = wallet.balance + amount;
  if (balanceAfter < 0) return reject('TOO_FEW_TOKENS');
  const data = { userId, actId, amount, balanceAfter, correctedAt: now };
  return accept({ type: 'TokensCorrected', version: 1, data });
};
