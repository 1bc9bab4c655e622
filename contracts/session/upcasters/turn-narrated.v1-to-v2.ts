import { type TurnNarratedV1, type TurnNarratedV2 } from '../events/shapes/turn-narrated.js';

/** Version 1 did not record the origin of the words. */
export const turnNarratedV1ToV2 = (data: TurnNarratedV1): TurnNarratedV2 => ({
  ...data,
  model: null,
  promptHash: null,
  usage: null,
  latencyMs: null,
  verdicts: [],
  extraOffers: [],
});
