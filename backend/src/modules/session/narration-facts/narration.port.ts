import { type TurnNarratedV1 } from '#contracts/session/events.js';
import { type Offer } from '#game/model/offer.js';

/** What a check of the narrated words found. */
export interface NarrationVerdict {
  readonly rule: string;
  readonly passed: boolean;
  readonly detail: string;
}

/** How the words of a narration came about; null and empty where no model was asked. */
export interface NarrationOrigin extends Pick<TurnNarratedV1, 'narrator' | 'debugPrompt'> {
  readonly model: string | null;
  /** SHA-256 of the prompt, hex. */
  readonly promptHash: string | null;
  readonly usage: { readonly inputTokens: number; readonly outputTokens: number } | null;
  readonly latencyMs: number | null;
  readonly verdicts: readonly NarrationVerdict[];
  /** Offers that the narrator added and the rules accepted. */
  readonly extraOffers: readonly Offer[];
}
/** The story of a turn, and one wording for each offer, in their order, unique. */
export type NarratedWords = Pick<TurnNarratedV1, 'story' | 'wording'>;
export type Narration = NarratedWords & NarrationOrigin;
