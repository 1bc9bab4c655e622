import { type NarrationOrigin } from '#backend/modules/session/narration-facts/narration.port.js';

/** How the words of the floor narrator came about. */
export const NO_MODEL: NarrationOrigin = {
  narrator: 'floor',
  debugPrompt: null,
  model: null,
  promptHash: null,
  usage: null,
  latencyMs: null,
  verdicts: [],
  extraOffers: [],
};
