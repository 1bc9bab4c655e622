import { type Draw } from '#contracts/dice/dice.js';
import { type Saga } from '#contracts/session/saga.js';
import { type Deed } from '#contracts/session/shapes.js';
import { type Hex } from '#contracts/world/hex.js';
import { type Outcome } from '../rules/outcome.js';
import { type StartedSession } from '../state/session.state.js';

/** A turn as the spine sees it: judged, but with nobody moved yet. */
export interface Turning {
  readonly session: StartedSession;
  readonly saga: Saga;
  readonly deed: Deed;
  readonly outcome: Outcome;
  /** The encounter that the deed has closed, and whether it was won. */
  readonly closed: { readonly frame: string; readonly won: boolean } | null;
  /** Where the player stands after the deed. */
  readonly at: Hex;
  readonly turn: number;
  readonly draw: Draw;
}
