import { accept, type Decision, reject } from '#backend/shared/domain/decision.js';
import { type SessionRejectionCode } from '#contracts/session/rejections.js';
import { type Session, type SessionData } from './state/session.state.js';

type Refusal = Decision<never, SessionRejectionCode>;
interface Identified {
  readonly commandId: string;
  readonly bodyHash: string;
}

/** A command that was already carried out is not decided again; with another body its key is refused. */
export const repeated = ({ commandId, bodyHash }: Identified, session: Session): Refusal | null => {
  if (session.abandoned.includes(commandId)) return reject('TURN_WAS_ABANDONED');
  if (session.status === 'NotStarted') return null;
  const known = session.commands.find((command) => command.commandId === commandId);
  if (!known) return null;
  return known.bodyHash === bodyHash ? accept() : reject('IDEMPOTENCY_KEY_REUSED');
};

type Guarded = { readonly decision: Refusal } | { readonly session: SessionData };

/** The reasons why nothing can be done in a session now, in the order in which a player should get them. */
export const guardMoment = (session: Session, expectedTurn?: number): Guarded => {
  if (session.status === 'NotStarted') return { decision: reject('SESSION_NOT_FOUND') };
  if (session.status === 'Ended') return { decision: reject('SESSION_IS_OVER') };
  if (session.status === 'Fallen') return { decision: reject('CHARACTER_HAS_FALLEN') };
  if (session.pendingTurn !== null) return { decision: reject('TURN_IN_PROGRESS', { turn: session.pendingTurn }) };
  if (expectedTurn !== undefined && expectedTurn !== session.head)
    return { decision: reject('STALE_TURN', { turn: session.head }) };
  return { session };
};

/** The same for a command, which may be a repetition. */
export const guardTurn = (
  command: Identified & { readonly expectedTurn?: number | undefined },
  session: Session,
): Guarded => {
  const again = repeated(command, session);
  return again ? { decision: again } : guardMoment(session, command.expectedTurn);
};
