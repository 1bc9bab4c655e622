import { type NarrationVerdict } from '#backend/modules/session/narration-facts/narration.port.js';
import { type TurnFacts } from '#backend/modules/session/narration-facts/turn-facts.port.js';
import { type Wording } from '#game/model/offer.js';

/** What a model was asked, and what that took. */
export interface ModelUsage {
  readonly model: string;
  readonly prompt: string;
  /** SHA-256 of the prompt, hex. */
  readonly promptHash: string;
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** A narration comes in parts. Sentences are whole and in their order, each with the white space that follows it. */
export type NarrationPart =
  | { readonly kind: 'sentence'; readonly text: string }
  /** For an offer of the facts; offers that get none are worded by the floor narrator. */
  | { readonly kind: 'wording'; readonly wording: Wording }
  | { readonly kind: 'verdict'; readonly verdict: NarrationVerdict }
  | { readonly kind: 'usage'; readonly usage: ModelUsage };

/** Narrates turns: it words what the rules decided, and can change nothing of it (design section 6, step 5). */
export interface Narrator {
  readonly name: 'floor' | 'model';
  /** May throw and may stall. It ends when `signal` aborts; a caller does not rely on that. */
  narrate(facts: TurnFacts, signal: AbortSignal): AsyncIterable<NarrationPart>;
}

/** The narrators that this process has; the floor narrator is always there. */
export interface Narrators {
  readonly floor: Narrator;
  readonly model?: Narrator;
  readonly 'advanced-model'?: Narrator;
}
export const NARRATORS = Symbol('Narrators');
