import { type BalanceV1 } from './balance.v1.js';

export interface TokensGrantedV1 {
  readonly userId: string;
  readonly amount: BalanceV1;
  readonly reason: 'guest' | 'registered';
  readonly balanceAfter: BalanceV1;
}
/** With the time of the first refill; null for a guest, who gets none. */
export interface TokensGrantedV2 extends TokensGrantedV1 {
  readonly refillsAt: string | null;
}
