import { nextRefill } from '#contracts/wallet/refill-grid.js';
import { accept } from '#backend/shared/domain/decision.js';
import { fillOf, isTooFar, type PlanInForce } from './refill.rules.js';
import { type WalletDecision } from './wallet.decider.js';
import { type Wallet } from './wallet.fold.js';

export interface RefillTokens {
  readonly userId: string;
  readonly inForce: PlanInForce;
  readonly now: Date;
}

/**
 * Fills the wallet where that is due. The next refill is on the grid of 7 days from sign-up, however late this one is;
 * missed weeks are not made up for. A second refill in the same week adds nothing.
 */
export const refillTokens = ({ userId, inForce, now }: RefillTokens, wallet: Wallet): WalletDecision => {
  const { refillsAt } = wallet;
  const fill = fillOf(wallet, inForce, now);
  const { plan } = inForce;
  const isWrong = refillsAt !== null && isTooFar(refillsAt, now);
  if (refillsAt === null || plan === 'guest' || (fill === null && !isWrong)) return accept();
  const moved = fill?.reason === 'week' || isWrong ? nextRefill(refillsAt, now) : refillsAt;
  const at = now.toISOString();
  if (fill === null)
    return accept({
      type: 'RefillRescheduled',
      version: 1,
      data: { userId, refillsAt: moved, rescheduledAt: at },
    });
  const data = { userId, plan, ...fill, amount: inForce.allowance, refilledAt: at, refillsAt: moved };
  return accept({ type: 'TokensRefilled', version: 2, data });
};
