import { type DeedV1, type DrawV1, type ResolvedCheckV1 } from './deed.v1.js';
import { type DeedV2 } from './deed.v2.js';
import { type DeedV3 } from './deed.v3.js';
import { type SessionIdsV1 } from './ids.v1.js';
import { type SagaChangeV2 } from './saga-change.v2.js';
import { type SagaChangeV3 } from './saga-change.v3.js';
import { type SagaChangeV4 } from './saga-change.v4.js';
import { type SagaChangeV1 } from './saga.v1.js';
import { type StandingV1 } from './standing.v1.js';
import { type StandingV2 } from './standing.v2.js';
import { type CellV1 } from './world.v1.js';

export interface TurnResolvedV1 extends SessionIdsV1, StandingV1 {
  readonly turn: number;
  /** The turn from which this one was played; turn numbers are never reused. */
  readonly parent: number;
  readonly storyId: string;
  readonly commandId: string;
  /** SHA-256 of the request's meaning: distinguishes a repeated command from a different one under the same key. */
  readonly bodyHash: string;
  /** Sealed: the player's text or choice, as shown under 'Your Action:'. */
  readonly playerAction: string;
  readonly isCustomAction: boolean;
  readonly deed: DeedV1;
  readonly path: string;
  readonly draws: readonly DrawV1[];
  readonly check: ResolvedCheckV1 | null;
  readonly success: boolean;
  readonly hitPointsLost: number;
  readonly hitPointsGained: number;
  readonly hitPointsAfter: number;
  readonly coinsAfter: number;
  /** Gains minus losses, in gold. */
  readonly coinsDelta: number;
  /** The player's cell after the turn. */
  readonly cell: CellV1;
  /** Encounters resolved so far in this line of turns. */
  readonly deedsDone: number;
  readonly gameOver: boolean;
  readonly rulesVersion: number;
  readonly resolvedAt: string;
}

/** Null in a session without a spine. */
export interface TurnResolvedV2 extends TurnResolvedV1 {
  readonly saga: SagaChangeV1 | null;
}

/**
 * From this version on, a deed in a player's own words keeps what was tried, and the spine what was learnt. No field is
 * optional: null replaces absent.
 */
export interface TurnResolvedV3 extends Omit<TurnResolvedV2, 'deed' | 'saga' | keyof StandingV1>, StandingV2 {
  readonly deed: DeedV2;
  readonly saga: SagaChangeV2 | null;
}

/** From this version on, the spine has scenes and the towns that were warned. */
export interface TurnResolvedV4 extends Omit<TurnResolvedV3, 'saga'> {
  readonly saga: SagaChangeV3 | null;
}

/** From this version on, an oath that lost ground says by what. */
export interface TurnResolvedV5 extends Omit<TurnResolvedV4, 'saga'> {
  readonly saga: SagaChangeV4 | null;
}

/** From this version on, an attempt says which companions do it. */
export interface TurnResolvedV6 extends Omit<TurnResolvedV5, 'deed'> {
  readonly deed: DeedV3;
}
