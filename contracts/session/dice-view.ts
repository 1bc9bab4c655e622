import { type Deed, type DrawRecord, type ResolvedCheck } from '#game/model/deed.js';
import { type Attribute } from '#game/model/character.js';

/** A turn as its dice are recorded. */
export interface RecordedRoll {
  readonly turn: number;
  /** The turn that it was played from; null for the opening. */
  readonly parent: number | null;
  readonly path: string;
  /** What was done, freed of its wording: the path follows from it. Null for the opening. */
  readonly step: {
    readonly kind: Deed['kind'];
    readonly attribute: Attribute | null;
    readonly target: string | null;
  } | null;
  readonly check: ResolvedCheck | null;
  readonly success: boolean;
  readonly draws: readonly DrawRecord[];
  readonly withdrawn: boolean;
}

/** GET /api/sessions/{sessionId}/dice: all that a player needs to check the dice. */
export interface DiceView {
  readonly sessionId: string;
  /** SHA-256 of the seed, published with the first leaf. */
  readonly commitment: string;
  /** Null while the saga goes on. */
  readonly seed: string | null;
  /** Rising, a page of them. */
  readonly rolls: readonly RecordedRoll[];
  /** `after` of the next page. */
  readonly next: string | null;
}
