import { type GameSavedV1, type SaveEvent } from '#contracts/save/events.js';
import { type Fold } from '#backend/shared/domain/decision.js';

/** The save as in its first answer. */
type Kept = Pick<GameSavedV1, 'sessionId' | 'characterId' | 'saveName' | 'turn' | 'savedAt'>;

/** 'Unwritten': its stream is empty, as for an automatic save that was never played or deleted. */
export interface SaveState {
  readonly status: 'Unwritten' | 'Kept' | 'Deleted';
  readonly userId: string | null;
  /** Null for an automatic save. */
  readonly kept: Kept | null;
}

const keptOf = ({ sessionId, characterId, saveName, turn, savedAt }: GameSavedV1): Kept => ({
  sessionId,
  characterId,
  saveName,
  turn,
  savedAt,
});

const evolve = (save: SaveState, { type, data }: SaveEvent): SaveState => {
  switch (type) {
    case 'GameSaved':
      return { status: 'Kept', userId: data.userId, kept: keptOf(data) };
    case 'SavePlayed':
      return { ...save, userId: data.userId };
    case 'SaveDeleted':
      return { ...save, status: 'Deleted', userId: data.userId };
  }
};

/** A save is the left fold of its stream `save-<saveId>`. */
export const saveFold: Fold<SaveState, SaveEvent> = {
  noun: 'save',
  version: 1,
  initial: { status: 'Unwritten', userId: null, kept: null },
  evolve,
};
