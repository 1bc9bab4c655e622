import { type Attempt } from '#game/model/attempt.js';
import { type MovementOption } from '#game/model/cell.js';
import { type Hex } from '#game/model/hex.js';
import { type SessionData } from '#backend/modules/session/domain/state/session.state.js';

/** What a player writes, and what it was read as. */
export interface Written {
  readonly action: string;
  readonly isCustomAction: true;
  readonly attempt: Attempt;
}
export type Choice = { readonly choiceId: string } | { readonly moveTo: MovementOption } | Written;
/** From 1 to sides: the player's own whims, not the game's dice. */
export type Whim = (sides: number) => number;
/** What the player chose so far: the offer or the way, and the place where it was. */
export interface Chosen {
  readonly offerId: string | null;
  readonly from: Hex;
}
/** Chooses the next action by a policy; `past` is the player's memory, oldest first. */
export type Policy = (session: SessionData, whim: Whim, past: readonly Chosen[]) => Choice;
