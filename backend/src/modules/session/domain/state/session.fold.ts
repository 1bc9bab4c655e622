import { type SessionEvent } from '#contracts/session/events.js';
import { type Fold } from '#backend/shared/domain/decision.js';
import { changeHoldings, corrected } from './holdings.evolve.js';
import { forked } from './fork.evolve.js';
import { retold, rewound, started, told, turnResolved } from './turn.evolve.js';
import { notStarted, REMEMBERED_COMMANDS, type Session } from './session.state.js';

const lastOf = <T>(list: readonly T[], max: number): readonly T[] => list.slice(-max);

const evolveStarted = (session: Exclude<Session, { status: 'NotStarted' }>, event: SessionEvent): Session => {
  switch (event.type) {
    case 'SessionStarted':
      return session;
    case 'SessionForked':
      return forked(session, event.data);
    case 'TurnResolved':
      return turnResolved(session, event.data);
    case 'TurnNarrated':
      return told(session, event.data);
    case 'TurnRetold':
      return retold(session, event.data);
    case 'SessionRewound':
      return rewound(session, event.data);
    case 'CharacterMoved':
    case 'ItemGained':
    case 'ItemLost':
    case 'CompanionJoined':
    case 'CompanionLeft':
    case 'CompanionsChanged':
      return changeHoldings(session, event);
    case 'CellResolved':
      return session;
    case 'TurnAbandoned':
      return { ...session, abandoned: lastOf([...session.abandoned, event.data.commandId], REMEMBERED_COMMANDS) };
    case 'HitPointsCorrected':
      return corrected(session, event.data);
    case 'CharacterFell':
      return { ...session, status: 'Fallen' };
    case 'SessionEnded':
      return { ...session, status: 'Ended', ending: event.data.reason };
    case 'SessionTransferred':
      return { ...session, userId: event.data.userId };
  }
};

const evolve = (session: Session, event: SessionEvent): Session => {
  if (session.status !== 'NotStarted') return evolveStarted(session, event);
  if (event.type === 'SessionStarted') return started(event.data, session.abandoned);
  if (event.type === 'TurnAbandoned') return { ...session, abandoned: [...session.abandoned, event.data.commandId] };
  return session;
};

/** A session is the left fold of its stream `session-<sessionId>`. */
export const sessionFold: Fold<Session, SessionEvent> = { noun: 'session', version: 11, initial: notStarted, evolve };
