import { type Attempt } from '#game/model/attempt.js';
import { type MovementOption } from '#game/model/cell.js';
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
/** Chooses the next action by a policy. */
export type Policy = (session: SessionData, whim: Whim) => Choice;
