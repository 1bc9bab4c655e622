import { type BalanceV1 } from './balance.v1.js';

export interface TokensRefilledV1 {
  readonly userId: string;
  /** What the plan gives. */
  readonly amount: BalanceV1;
  readonly balanceAfter: BalanceV1;
  readonly refilledAt: string;
}
/** From this version on, it has the plan that filled the wallet, the reason, and the time of the next refill. */
export interface TokensRefilledV2 extends TokensRefilledV1 {
  readonly plan: 'free' | 'gold' | 'platinum';
  readonly reason: 'week' | 'upgrade';
  readonly refillsAt: string;
}
