import { type SessionIdsV1 } from './ids.v1.js';
import { type SagaV2 } from './saga.v2.js';
import { type CellV1 } from './world.v1.js';

/**
 * The session grew out of a turn of another one: written together with its `SessionStarted`, which holds what a fork has
 * in common with any start. Names and words of the other session are in neither.
 */
export interface SessionForkedV1 extends SessionIdsV1 {
  readonly originSessionId: string;
  readonly originTurn: number;
  /** The highest number of a turn so far: the fork's own turns are numbered on from it, so that ids made of them stay apart. */
  readonly turn: number;
  /** Every visited cell but the one that the player stands on. */
  readonly cells: readonly CellV1[];
  readonly deedsDone: number;
  readonly recentFrames: readonly string[];
  readonly spentOffers: readonly string[];
  readonly forkedAt: string;
}

/** From this version on, a fork has used outcomes, the scenes that were played, and the towns that were warned. */
export interface SessionForkedV2 extends SessionForkedV1 {
  /** Outcomes of what was chosen at leisure, newest last. */
  readonly usedOutcomes: readonly string[];
  readonly scenes: SagaV2['scenes'];
  readonly warned: SagaV2['warned'];
}
