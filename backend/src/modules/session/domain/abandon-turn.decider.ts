import { accept } from '#backend/shared/domain/decision.js';
import { type Session } from './state/session.state.js';
import { type SessionDecision } from './session.commands.js';

export interface AbandonTurn {
  readonly commandId: string;
  readonly userId: string;
  readonly sessionId: string;
}

/** Whether the session remembers that this payment bought no turn. */
export const wasAbandoned = (commandId: string, session: Session): boolean => session.abandoned.includes(commandId);

/** Whether this payment bought one of the turns that the session remembers. */
export const wasPlayed = (commandId: string, session: Session): boolean =>
  session.status !== 'NotStarted' && session.commands.some((known) => known.commandId === commandId);

/**
 * Settles a payment in the session's stream, which alone decides. A played turn stays paid. A turn that was not played
 * is barred for ever, and only then may its token be returned (design section 6).
 */
export const abandonTurn = ({ commandId, userId, sessionId }: AbandonTurn, session: Session): SessionDecision => {
  if (wasAbandoned(commandId, session) || wasPlayed(commandId, session)) return accept();
  const characterId = session.status === 'NotStarted' ? '' : session.characterId;
  return accept({ type: 'TurnAbandoned', version: 1, data: { userId, sessionId, characterId, commandId } });
};
