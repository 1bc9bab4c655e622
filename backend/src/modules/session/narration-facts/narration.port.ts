import { type TurnNarratedV2 } from '#contracts/session/events.js';

/** What a check of the narrated words found. */
export type NarrationVerdict = TurnNarratedV2['verdicts'][number];

/** The story of a turn, and one wording for each offer, in their order, unique. */
export type NarratedWords = Pick<TurnNarratedV2, 'story' | 'wording'>;
/** How a model came by the words: what it is called, what it was asked, what that took, and what was made of its offers. */
export type ModelRecord = Pick<
  TurnNarratedV2,
  'model' | 'promptHash' | 'usage' | 'latencyMs' | 'verdicts' | 'extraOffers'
>;
export type NarrationOrigin = Pick<TurnNarratedV2, 'narrator' | 'debugPrompt'> & ModelRecord;
export type Narration = NarratedWords & NarrationOrigin;

/** What is recorded of a model where none was asked. */
export const NO_MODEL: ModelRecord = {
  model: null,
  promptHash: null,
  usage: null,
  latencyMs: null,
  verdicts: [],
  extraOffers: [],
};
/** The origin of the floor narrator's words. */
export const BY_FLOOR: NarrationOrigin = { narrator: 'floor', debugPrompt: null, ...NO_MODEL };
