import { type SessionFact } from '#contracts/session/events.js';
import { type Fold } from '#backend/shared/domain/decision.js';
import { changeHoldings } from './holdings.evolve.js';
import { rewound, started, told, turnResolved } from './turn.evolve.js';
import { notStarted, REMEMBERED_COMMANDS, type Session } from './session.state.js';

const lastOf = <T>(list: readonly T[], max: number): readonly T[] => list.slice(-max);

const evolveStarted = (session: Exclude<Session, { status: 'NotStarted' }>, fact: SessionFact): Session => {
  switch (fact.type) {
    case 'SessionStarted':
      return session;
    case 'TurnResolved':
      return turnResolved(session, fact.data);
    case 'TurnNarrated':
      return told(session, fact.data);
    case 'SessionRewound':
      return rewound(session, fact.data);
    case 'CharacterMoved':
    case 'ItemGained':
    case 'ItemLost':
    case 'CompanionJoined':
    case 'CompanionLeft':
    case 'CompanionsChanged':
      return changeHoldings(session, fact);
    case 'CellResolved':
      return session;
    case 'TurnAbandoned':
      return { ...session, abandoned: lastOf([...session.abandoned, fact.data.commandId], REMEMBERED_COMMANDS) };
    case 'CharacterFell':
      return { ...session, status: 'Fallen' };
    case 'SessionEnded':
      return { ...session, status: 'Ended', ending: fact.data.reason };
    case 'SessionTransferred':
      return { ...session, userId: fact.data.userId };
  }
};

const evolve = (session: Session, fact: SessionFact): Session => {
  if (session.status !== 'NotStarted') return evolveStarted(session, fact);
  if (fact.type === 'SessionStarted') return started(fact.data, session.abandoned);
  if (fact.type === 'TurnAbandoned') return { ...session, abandoned: [...session.abandoned, fact.data.commandId] };
  return session;
};

/** A session is the left fold of its stream `session-<sessionId>`. */
export const sessionFold: Fold<Session, SessionFact> = { noun: 'session', version: 3, initial: notStarted, evolve };
