import { type EventsOf } from '../shared/event-declaration.js';
import { gameSaved } from './events/game-saved.event.js';
import { saveDeleted } from './events/save-deleted.event.js';
import { savePlayed } from './events/save-played.event.js';

export type { GameSavedV1 } from './events/game-saved.event.js';

/** Every event of this area. */
export const SAVE_EVENTS = [gameSaved, savePlayed, saveDeleted] as const;
export type SaveEvent = EventsOf<typeof SAVE_EVENTS>;
