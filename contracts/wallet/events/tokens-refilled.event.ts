import { declareEvent } from '../../shared/event-declaration.js';
import { type BalanceV1 } from './shapes/balance.v1.js';

export interface TokensRefilledV1 {
  readonly userId: string;
  readonly amount: BalanceV1;
  readonly balanceAfter: BalanceV1;
  readonly refilledAt: string;
}

export const tokensRefilled = declareEvent<[TokensRefilledV1]>()({
  type: 'TokensRefilled',
  version: 1,
  stream: 'wallet',
  personal: 'none',
  upcasters: [],
});
