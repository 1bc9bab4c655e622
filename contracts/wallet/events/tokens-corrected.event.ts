import { declareEvent } from '../../shared/event-declaration.js';
import { type BalanceV1 } from './shapes/balance.v1.js';

/** Staff gave tokens, or took back what was given wrongly. `StaffActed` has the reason. */
export interface TokensCorrectedV1 {
  readonly userId: string;
  /** The act of staff: at most one correction per act. */
  readonly actId: string;
  /** Tokens given; below 0: taken back. Never 0. */
  readonly amount: number;
  readonly balanceAfter: BalanceV1;
  readonly correctedAt: string;
}

export const tokensCorrected = declareEvent<[TokensCorrectedV1]>()({
  type: 'TokensCorrected',
  version: 1,
  stream: 'wallet',
  personal: 'none',
  upcasters: [],
});
