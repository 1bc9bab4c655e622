import { type TurnNarratedV1, type TurnNarratedV2 } from '../events/shapes/turn-narrated.js';

/** How the words came about was not recorded. */
export const turnNarratedV1ToV2 = (data: TurnNarratedV1): TurnNarratedV2 => ({
  ...data,
  model: null,
  promptHash: null,
  usage: null,
  latencyMs: null,
  verdicts: [],
  extraOffers: [],
});
