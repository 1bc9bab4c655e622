import { type Draw } from '#game/model/draw.js';
import { type Saga } from '#game/model/saga.js';
import { type Deed } from '#game/model/deed.js';
import { type Hex } from '#game/model/hex.js';
import { type Outcome } from '../rules/outcome.js';
import { type SessionData } from '../state/session.state.js';

/** A judged turn as input of the spine, before the people of the saga have moved. */
export interface JudgedTurn {
  readonly session: SessionData;
  readonly saga: Saga;
  readonly deed: Deed;
  readonly outcome: Outcome;
  /** The encounter that the deed closed, and whether it was won. */
  readonly closed: { readonly frame: string; readonly won: boolean } | null;
  /** The player's place after the deed. */
  readonly at: Hex;
  readonly turn: number;
  readonly draw: Draw;
}
