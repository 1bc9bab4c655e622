import { type SaveEvent } from '#contracts/save/events.js';
import { type StoredFold } from '#backend/platform/log/stored-fold.js';
import { saveFold, type Save } from './domain/save.fold.js';

/** The save's fold with whose key seals its snapshots: its name may be a person's words. */
export const storedSave: StoredFold<Save, SaveEvent> = { ...saveFold, subjectOf: ({ userId }) => userId };
