import { declareEvent } from '../../shared/event-declaration.js';
import { tokensRefilledV1ToV2 } from '../upcasters/tokens-refilled.v1-to-v2.js';
import { type TokensRefilledV1, type TokensRefilledV2 } from './shapes/tokens-refilled.js';

export const tokensRefilled = declareEvent<[TokensRefilledV1, TokensRefilledV2]>()({
  type: 'TokensRefilled',
  version: 2,
  stream: 'wallet',
  personal: 'none',
  upcasters: [tokensRefilledV1ToV2],
});
