import { type ChoiceDifficulty } from './check.js';
import { type Hex } from './hex.js';
import { type Terrain } from './world.js';

/** A possible move, for the client (specification section 3). */
export interface MovementOption extends Hex {
  readonly terrain: Terrain;
  /** Hexes; always 1 so far. */
  readonly distance: number;
  readonly difficulty: ChoiceDifficulty;
  /** Unique in its list, so that 'Move {description}' means this move alone. */
  readonly description: string;
  readonly isCity: boolean;
  /** Name of the city. */
  readonly cityDetails: string | null;
}

/** The map's data for one hex. */
export interface Cell extends Hex {
  readonly terrain: Terrain;
  readonly visitCount: number;
  /** Name of the open or past encounter here: a key of the content. */
  readonly frame: string | null;
  readonly isResolved: boolean;
  /** Failed attempts at the encounter. */
  readonly attempts: number;
  /** Turns; times are ISO 8601, UTC. */
  readonly lastTurn: number;
  readonly firstVisitAt: string;
  readonly lastVisitAt: string;
}
