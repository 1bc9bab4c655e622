import { declareEvent } from '../../shared/event-declaration.js';
import { type BalanceV1 } from './shapes/balance.v1.js';

export interface TokenSpentV1 {
  readonly userId: string;
  /** The paid turn: at most one payment per command. */
  readonly commandId: string;
  readonly sessionId: string;
  /** 0 where the plan has no limit. */
  readonly price: 0 | 1;
  readonly balanceAfter: BalanceV1;
  /** Actions paid for and not returned, over all time. */
  readonly actionsTakenAfter: number;
  readonly spentAt: string;
}

export const tokenSpent = declareEvent<[TokenSpentV1]>()({
  type: 'TokenSpent',
  version: 1,
  stream: 'wallet',
  personal: 'none',
  upcasters: [],
});
