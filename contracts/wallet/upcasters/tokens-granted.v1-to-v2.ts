import { type TokensGrantedV1, type TokensGrantedV2 } from '../events/shapes/tokens-granted.js';

/** Version 1 was written for guests alone, who get no refill. */
export const tokensGrantedV1ToV2 = (data: TokensGrantedV1): TokensGrantedV2 => ({ ...data, refillsAt: null });
