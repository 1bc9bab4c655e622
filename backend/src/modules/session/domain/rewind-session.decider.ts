import { type SessionRewoundV4 } from '#contracts/session/events.js';
import { accept, reject } from '#backend/shared/domain/decision.js';
import { repeated } from './guard-turn.js';
import { idsOf } from './ids.js';
import { type Earlier, rewindPlan } from './rewind-plan.js';
import { isEarlierTurn } from './state/living-line.js';
import { type Session, type StartedSession } from './state/session.state.js';
import { type SessionDecision } from './session.commands.js';

export type RewindTarget = Pick<SessionRewoundV4, 'commandId' | 'bodyHash' | 'toTurn'>;
export interface RewindSession extends RewindTarget {
  /** Read from the log: the session right after the target turn. */
  readonly then: Earlier;
  readonly now: string;
}

/**
 * The reasons that refuse a rewind, and the repetition that adds nothing: all from the state, so that nothing of the
 * past is read for them.
 */
export const guardRewind = (
  target: RewindTarget,
  session: Session,
): { readonly decision: SessionDecision } | { readonly session: StartedSession } => {
  const again = repeated(target, session);
  if (again) return { decision: again };
  if (session.status === 'NotStarted') return { decision: reject('SESSION_NOT_FOUND') };
  if (session.status === 'Ended') return { decision: reject('SESSION_IS_OVER') };
  if (session.hero.difficulty !== 'forgiving') return { decision: reject('REWIND_NOT_ALLOWED') };
  if (session.pendingTurn !== null) return { decision: reject('TURN_IN_PROGRESS', { turn: session.pendingTurn }) };
  if (!isEarlierTurn(session, target.toTurn)) return { decision: reject('TURN_NOT_FOUND', { toTurn: target.toTurn }) };
  return { session };
};

/** Goes back to an earlier turn of the living line; it costs and returns no token (design section 6, 'Rewinding'). */
export const rewindSession = (command: RewindSession, session: Session): SessionDecision => {
  const guarded = guardRewind(command, session);
  if ('decision' in guarded) return guarded.decision;
  const { commandId, bodyHash, toTurn, now, then } = command;
  const plan = rewindPlan(guarded.session, then, toTurn);
  return accept({
    type: 'SessionRewound',
    version: 4,
    data: {
      ...idsOf(guarded.session),
      commandId,
      bodyHash,
      fromTurn: guarded.session.head,
      toTurn,
      ...plan,
      rewoundAt: now,
    },
  });
};
