import { type SaveFact } from '#contracts/save/events.js';
import { type Fold } from '#backend/shared/domain/decision.js';

/** 'Unwritten': nothing in its stream, as of an automatic save that was only ever kept. */
export interface Save {
  readonly status: 'Unwritten' | 'Kept' | 'Deleted';
  readonly userId: string | null;
}

const evolve = (save: Save, { type, data }: SaveFact): Save => {
  switch (type) {
    case 'GameSaved': return { status: 'Kept', userId: data.userId };
    case 'SavePlayed': return { ...save, userId: data.userId };
    case 'SaveDeleted': return { status: 'Deleted', userId: data.userId };
  }
};

/** A save is the left fold of its stream `save-<saveId>`. */
export const saveFold: Fold<Save, SaveFact> = { noun: 'save', version: 1, initial: { status: 'Unwritten', userId: null }, evolve };
