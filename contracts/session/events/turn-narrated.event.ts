import { declareEvent } from '../../shared/event-declaration.js';
import { turnNarratedV1ToV2 } from '../upcasters/turn-narrated.v1-to-v2.js';
import { type TurnNarratedV1, type TurnNarratedV2 } from './shapes/turn-narrated.js';

export const turnNarrated = declareEvent<[TurnNarratedV1, TurnNarratedV2]>()({
  type: 'TurnNarrated',
  version: 2,
  stream: 'session',
  personal: { story: '', wording: [], debugPrompt: null, promptHash: null, verdicts: [], extraOffers: [] },
  upcasters: [turnNarratedV1ToV2],
});
