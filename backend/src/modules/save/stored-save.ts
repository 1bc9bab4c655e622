import { type SaveEvent } from '#contracts/save/events.js';
import { type StoredFold } from '#backend/platform/log/stored-fold.js';
import { saveFold, type Save } from './domain/save.fold.js';

/** The save's fold with the owner of its snapshots' key: a person may have typed its name. */
export const storedSave: StoredFold<Save, SaveEvent> = { ...saveFold, subjectOf: ({ userId }) => userId };
