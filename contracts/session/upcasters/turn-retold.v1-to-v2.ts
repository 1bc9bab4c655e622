import { type TurnRetoldV1, type TurnRetoldV2 } from '../events/shapes/turn-retold.js';

/** In version 1 there was one edition of a saga. */
export const turnRetoldV1ToV2 = (data: TurnRetoldV1): TurnRetoldV2 => ({ ...data, edition: 1 });
