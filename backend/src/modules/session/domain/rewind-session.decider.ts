import { type SessionRewoundV3 } from '#contracts/session/events.js';
import { accept, reject } from '#backend/shared/domain/decision.js';
import { repeated } from './guard-turn.js';
import { idsOf } from './ids.js';
import { type RewindPlan } from './rewind-plan.js';
import { type Session } from './state/session.state.js';
import { type SessionDecision } from './session.commands.js';

export interface RewindSession extends Pick<SessionRewoundV3, 'commandId' | 'bodyHash' | 'toTurn'> {
  /** Read from the log up to the state's revision; null: no such turn in the living line. */
  readonly plan: RewindPlan | null;
  readonly now: string;
}

/** Goes back to an earlier turn of the living line; it costs and returns no token (design section 6, 'Rewinding'). */
export const rewindSession = (command: RewindSession, session: Session): SessionDecision => {
  const again = repeated(command, session);
  if (again) return again;
  if (session.status === 'NotStarted') return reject('SESSION_NOT_FOUND');
  if (session.status === 'Ended') return reject('SESSION_IS_OVER');
  if (session.hero.difficulty !== 'forgiving') return reject('REWIND_NOT_ALLOWED');
  if (session.pendingTurn !== null) return reject('TURN_IN_PROGRESS', { turn: session.pendingTurn });
  if (command.plan === null) return reject('TURN_NOT_FOUND', { toTurn: command.toTurn });
  const { commandId, bodyHash, toTurn, now, plan } = command;
  return accept({
    type: 'SessionRewound',
    version: 3,
    data: { ...idsOf(session), commandId, bodyHash, fromTurn: session.head, toTurn, ...plan, rewoundAt: now },
  });
};
