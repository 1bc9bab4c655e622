import { type OfferV2 } from './offer.v2.js';
import { type WordingV1 } from './offer.v1.js';

/** The result of a check of the told words. */
interface VerdictV1 {
  readonly rule: string;
  readonly passed: boolean;
  /** Sealed with its verdict: it may quote the words. */
  readonly detail: string;
}

/** One narration of a turn: its words and their origin. Null and empty lists where no model was used. */
export interface NarrationV1 {
  /** Sealed, as are the wording, the prompt and its hash, the verdicts and the extra offers: they may repeat a person's words. */
  readonly story: string;
  readonly wording: readonly WordingV1[];
  readonly narrator: 'floor' | 'model';
  readonly debugPrompt: string | null;
  /** Name of the model. */
  readonly model: string | null;
  /** SHA-256 of the prompt. Sealed: it reveals words to anyone who tries likely ones. */
  readonly promptHash: string | null;
  readonly usage: { readonly inputTokens: number; readonly outputTokens: number } | null;
  readonly latencyMs: number | null;
  readonly verdicts: readonly VerdictV1[];
  /** Offers that the narrator added and the rules accepted. */
  readonly extraOffers: readonly OfferV2[];
}
