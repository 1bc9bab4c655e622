import { type SaveRequest } from '#contracts/save/views.js';

/** A save with the key by which the server knows a repeated request (design section 8, 'Errors'). */
export interface KeyedSave {
  readonly key: string;
  readonly body: SaveRequest;
  readonly turn: number;
  /** When Save was pressed first, in ms. */
  readonly pressedAt: number;
}

/** Presses at the same leaf within this time ask for one save. */
const ONE_SAVE_MS = 60_000;

/** Whether a save asked for now is the one that was asked for before. */
export const isSameSave = (
  before: KeyedSave | null,
  { sessionId, turn, now }: { readonly sessionId: string; readonly turn: number; readonly now: number },
): before is KeyedSave =>
  before !== null &&
  before.body.sessionId === sessionId &&
  before.turn === turn &&
  now - before.pressedAt < ONE_SAVE_MS;
