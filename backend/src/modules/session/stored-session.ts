import { type SessionEvent } from '#contracts/session/events.js';
import { type StoredFold } from '#backend/platform/log/stored-fold.js';
import { sessionFold } from './domain/state/session.fold.js';
import { type Session } from './domain/state/session.state.js';

/** The session's fold with the owner of its snapshots' key. */
export const storedSession: StoredFold<Session, SessionEvent> = {
  ...sessionFold,
  subjectOf: (session) => (session.status === 'NotStarted' ? null : session.userId),
};
