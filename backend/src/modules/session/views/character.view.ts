import { type Character } from '#contracts/session/views.js';
import { pick } from '#backend/shared/pick.js';
import { type StartedSession } from '../domain/state/session.state.js';
import { characterSourceOf } from './character-source.js';

const FIELDS = [
  'id',
  'sessionId',
  'name',
  'gender',
  'appearance',
  'attributes',
  'difficulty',
  'hitPoints',
  'maxHitPoints',
  'profession',
  'faction',
  'coins',
  'inventory',
  'companions',
  'currentLocation',
  'worldSettings',
  'backstory',
  'turn',
  'gamePhase',
  'gameOver',
] as const satisfies readonly (keyof Character)[];

/** The character for the client. */
export const characterView = (source: Character): Character => pick(source, FIELDS);

export const characterOf = (session: StartedSession): Character => characterView(characterSourceOf(session));
