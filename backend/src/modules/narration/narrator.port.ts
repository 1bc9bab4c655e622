import { type NarrationVerdict, type ProposedOffer } from '#backend/modules/session/narration-facts/narration.port.js';
import { type SagaMemory } from '#backend/modules/session/narration-facts/saga-memory.port.js';
import { type TurnFacts } from '#backend/modules/session/narration-facts/turn-facts.port.js';
import { type Scene } from '#game/model/scene.js';
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

/** A resolved turn, with all that its narrator may know. */
export interface TurnToTell {
  readonly sessionId: string;
  readonly turn: number;
  /** The owner, whose plan and budget count. */
  readonly userId: string;
  readonly facts: TurnFacts;
  /** Where the player stands now; null where only the story is told anew. */
  readonly scene: Scene | null;
  /** Null where the narrator has no use for it. */
  readonly memory: SagaMemory | null;
  /** Sentences already shown, by any narrator; only the floor narrator continues what another one began. */
  readonly shown: readonly string[];
}

/** A narration comes in parts. Sentences are whole and in their order, each with the white space that follows it. */
export type NarrationPart =
  | { readonly kind: 'sentence'; readonly text: string }
  /** For an offer of the facts; offers that get none are worded by the floor narrator. */
  | { readonly kind: 'wording'; readonly wording: Wording }
  | { readonly kind: 'verdict'; readonly verdict: NarrationVerdict }
  /** Of one call; several are added up. */
  | { readonly kind: 'usage'; readonly usage: ModelUsage }
  /** Nothing to show yet, but the narrator is at work. */
  | { readonly kind: 'alive' }
  /** The story is whole: words of offers may follow, and no sentence. */
  | { readonly kind: 'told' }
  /** One more deed that may be offered, if the rules allow it. */
  | { readonly kind: 'proposal'; readonly proposal: ProposedOffer };

/** Narrates turns: it words what the rules decided, and can change nothing of it (design section 6, step 5). */
export interface Narrator {
  readonly name: 'floor' | 'model';
  /** May throw and may stall. It ends when `signal` aborts; a caller does not rely on that. */
  narrate(turn: TurnToTell, signal: AbortSignal): AsyncIterable<NarrationPart>;
}

/** The narrators that this process has; the floor narrator is always there. */
export interface Narrators {
  readonly floor: Narrator;
  readonly model?: Narrator;
  readonly 'advanced-model'?: Narrator;
}
export const NARRATORS = Symbol('Narrators');
