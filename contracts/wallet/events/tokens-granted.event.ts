import { declareEvent } from '../../shared/event-declaration.js';
import { type BalanceV1 } from './shapes/balance.v1.js';

export interface TokensGrantedV1 {
  readonly userId: string;
  readonly amount: BalanceV1;
  readonly reason: 'guest' | 'registered';
  readonly balanceAfter: BalanceV1;
}

export const tokensGranted = declareEvent<[TokensGrantedV1]>()({
  type: 'TokensGranted',
  version: 1,
  stream: 'wallet',
  personal: 'none',
  upcasters: [],
});
