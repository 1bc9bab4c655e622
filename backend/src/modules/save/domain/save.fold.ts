import { type GameSavedV1, type SaveEvent } from '#contracts/save/events.js';
import { type Fold } from '#backend/shared/domain/decision.js';

/** What was kept, as its first answer told it. */
export type Kept = Pick<GameSavedV1, 'sessionId' | 'characterId' | 'saveName' | 'turn' | 'savedAt'>;

/** 'Unwritten': nothing in its stream, as of an automatic save that was only ever kept. */
export interface Save {
  readonly status: 'Unwritten' | 'Kept' | 'Deleted';
  readonly userId: string | null;
  /** Null of an automatic save. */
  readonly kept: Kept | null;
}

const keptOf = ({ sessionId, characterId, saveName, turn, savedAt }: GameSavedV1): Kept => ({
  sessionId,
  characterId,
  saveName,
  turn,
  savedAt,
});

const evolve = (save: Save, { type, data }: SaveEvent): Save => {
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
export const saveFold: Fold<Save, SaveEvent> = {
  noun: 'save',
  version: 1,
  initial: { status: 'Unwritten', userId: null, kept: null },
  evolve,
};
