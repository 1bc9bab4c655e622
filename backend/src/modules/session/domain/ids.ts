import { type SessionData } from './state/session.state.js';

/** The ids that every event of a session carries. */
export const idsOf = ({
  userId,
  sessionId,
  characterId,
}: Pick<SessionData, 'userId' | 'sessionId' | 'characterId'>) => ({ userId, sessionId, characterId });

/** One story per turn: a repeated command gives the same id. */
export const storyIdOf = (sessionId: string, turn: number): string => `${sessionId}.${turn}`;
