import { type GameSavedV1, type SaveEvent } from '#contracts/save/events.js';
import { type SaveRejectionCode } from '#contracts/save/rejections.js';
import { accept, type Decision, reject } from '#backend/shared/domain/decision.js';
import { type SaveState } from './save.fold.js';

export type SaveDecision = Decision<SaveEvent, SaveRejectionCode>;

interface Touch {
  readonly userId: string;
  readonly saveId: string;
  readonly now: string;
}

/** A named bookmark; the same save again adds nothing, and another one under its id is refused. */
export const saveGame = (data: GameSavedV1, { kept }: SaveState): SaveDecision => {
  if (kept === null) return accept({ type: 'GameSaved', version: 1, data });
  return kept.sessionId === data.sessionId && kept.saveName === data.saveName
    ? accept()
    : reject('IDEMPOTENCY_KEY_REUSED');
};

/** Resumed: it was played just now. */
export const playSave = ({ userId, saveId, now }: Touch, save: SaveState): SaveDecision =>
  save.status === 'Deleted'
    ? reject('SAVE_NOT_FOUND')
    : accept({ type: 'SavePlayed', version: 1, data: { userId, saveId, playedAt: now } });

/** Deletes the save; a second time adds nothing. */
export const deleteSave = ({ userId, saveId, now }: Touch, save: SaveState): SaveDecision =>
  save.status === 'Deleted'
    ? accept()
    : accept({ type: 'SaveDeleted', version: 1, data: { userId, saveId, deletedAt: now } });
