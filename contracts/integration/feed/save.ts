import { type SaveEvent } from '../../save/events.js';
import { FLAG, type PublicEvents, WHOLE } from './shown.js';

export const PUBLIC_SAVE_EVENTS: PublicEvents<SaveEvent> = {
  GameSaved: {
    name: 'save.created',
    version: 1,
    ids: ['userId', 'saveId', 'sessionId', 'characterId'],
    says: { turn: WHOLE, isAutoSave: FLAG },
  },
  SavePlayed: { name: 'save.played', version: 1, ids: ['userId', 'saveId'], says: 'nothing but ids' },
  SaveDeleted: { name: 'save.deleted', version: 1, ids: ['userId', 'saveId'], says: 'nothing but ids' },
};
