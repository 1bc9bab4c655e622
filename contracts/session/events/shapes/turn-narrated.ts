import { type SessionIdsV1 } from './ids.v1.js';
import { type WordingV1 } from './offer.v1.js';
import { type HexV1 } from './world.v1.js';
import { type NarrationV1 } from './narration.v1.js';

export interface TurnNarratedV1 extends SessionIdsV1, HexV1 {
  readonly turn: number;
  readonly storyId: string;
  /** Sealed, as is the wording. */
  readonly story: string;
  readonly wording: readonly WordingV1[];
  readonly narrator: 'floor' | 'model';
  /** Sealed; null unless a model was used. */
  readonly debugPrompt: string | null;
  readonly narratedAt: string;
}

/** From this version on, it records the origin of the words. */
export interface TurnNarratedV2 extends SessionIdsV1, HexV1, NarrationV1 {
  readonly turn: number;
  readonly storyId: string;
  readonly narratedAt: string;
}
