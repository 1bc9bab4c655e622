import { type Hex } from '#game/model/hex.js';
import { type RememberedPart, type RememberedTurn } from '#game/model/remembered.js';
import { type Saga } from '#game/model/saga.js';
import { type RecordedWorld } from '#game/model/world.js';

/** A turn that is remembered, with all that belongs to it. */
export interface PastTurn {
  readonly turn: number;
  readonly at: Hex;
  /** The first, second, … time that the player came to the cell. */
  readonly visit: number;
  readonly day: number | null;
  readonly what: RememberedTurn;
  readonly company: readonly Exclude<RememberedPart, RememberedTurn>[];
  /** Names of things. */
  readonly gained: readonly string[];
  readonly lost: readonly string[];
}

/** What the facts of the past are worded with. */
export interface PastContext {
  readonly world: RecordedWorld;
  readonly saga: Saga | null;
}
