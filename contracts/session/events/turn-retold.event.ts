import { declareEvent } from '../../shared/event-declaration.js';
import { turnRetoldV1ToV2 } from '../upcasters/turn-retold.v1-to-v2.js';
import { type TurnRetoldV1, type TurnRetoldV2 } from './shapes/turn-retold.js';

export const turnRetold = declareEvent<[TurnRetoldV1, TurnRetoldV2]>()({
  type: 'TurnRetold',
  version: 2,
  stream: 'session',
  personal: { story: '', wording: [], debugPrompt: null, promptHash: null, verdicts: [], extraOffers: [] },
  upcasters: [turnRetoldV1ToV2],
});
