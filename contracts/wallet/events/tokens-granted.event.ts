import { declareEvent } from '../../shared/event-declaration.js';
import { tokensGrantedV1ToV2 } from '../upcasters/tokens-granted.v1-to-v2.js';
import { type TokensGrantedV1, type TokensGrantedV2 } from './shapes/tokens-granted.js';

export const tokensGranted = declareEvent<[TokensGrantedV1, TokensGrantedV2]>()({
  type: 'TokensGranted',
  version: 2,
  stream: 'wallet',
  personal: 'none',
  upcasters: [tokensGrantedV1ToV2],
});
