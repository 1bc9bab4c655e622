import { declareEvent } from '../../shared/event-declaration.js';
import { type BalanceV1 } from './shapes/balance.v1.js';

export interface TokenReturnedV1 {
  readonly userId: string;
  readonly commandId: string;
  readonly balanceAfter: BalanceV1;
  readonly actionsTakenAfter: number;
}

export const tokenReturned = declareEvent<[TokenReturnedV1]>()({
  type: 'TokenReturned',
  version: 1,
  stream: 'wallet',
  personal: 'none',
  upcasters: [],
});
