import { type SaveEvent } from '../../save/events.js';
import { FLAG, type PublicEvents, WHOLE } from './shown.js';

export const PUBLIC_SAVE_EVENTS: PublicEvents<SaveEvent> = {
  GameSaved: {
    name: 'save.created',
    when: 'A saga was saved, by the player or by the game itself.',
    version: 1,
    ids: ['userId', 'saveId', 'sessionId', 'characterId'],
    says: { turn: WHOLE, isAutoSave: FLAG },
  },
  SavePlayed: {
    name: 'save.played',
    when: 'A player went on from a save.',
    version: 1,
    ids: ['userId', 'saveId'],
    says: 'nothing but ids',
  },
  SaveDeleted: {
    name: 'save.deleted',
    when: 'A player deleted a save.',
    version: 1,
    ids: ['userId', 'saveId'],
    says: 'nothing but ids',
  },
};
