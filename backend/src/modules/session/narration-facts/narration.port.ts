import { type Attempt } from '#game/model/attempt.js';
import { type TurnNarratedV2 } from '#contracts/session/events.js';

/** The result of a check of the narrated words. */
export type NarrationVerdict = TurnNarratedV2['verdicts'][number];

/** The story of a turn, and one wording for each offer, in their order, unique. */
export type NarratedWords = Pick<TurnNarratedV2, 'story' | 'wording'>;
/** The origin of a model's words: its name, the prompt, the usage, and the accepted offers. */
export type ModelRecord = Pick<
  TurnNarratedV2,
  'model' | 'promptHash' | 'usage' | 'latencyMs' | 'verdicts' | 'extraOffers'
>;
export type NarrationOrigin = Pick<TurnNarratedV2, 'narrator' | 'debugPrompt'> & ModelRecord;
export type Narration = NarratedWords & NarrationOrigin;

/** A deed that a narrator proposes, with its words: the rules decide whether it is offered. */
export interface ProposedOffer {
  readonly attempt: Attempt;
  /** Words joined by underscores. */
  readonly action: string;
  readonly description: string;
}

/** What a narrator has made of a turn: its narration, and deeds that it proposes. */
export interface NarratedTurn {
  readonly narration: Narration;
  readonly proposals: readonly ProposedOffer[];
}

/** The record where no model was used. */
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
