import { accept } from '#backend/shared/domain/decision.js';
import { type SessionDecision } from './session.commands.js';
import { type Session } from './state/session.state.js';

export interface TransferSession {
  readonly fromUserId: string;
  readonly toUserId: string;
}

/** A guest's saga follows them into an account that exists (design section 9). A second time adds nothing. */
export const transferSession = ({ fromUserId, toUserId }: TransferSession, session: Session): SessionDecision => {
  if (session.status === 'NotStarted' || session.userId !== fromUserId) return accept();
  const { sessionId, characterId } = session;
  return accept({
    type: 'SessionTransferred',
    version: 1,
    data: { userId: toUserId, sessionId, characterId, fromUserId },
  });
};
