import { Injectable } from '@nestjs/common';
import { type SessionEvent } from '#contracts/session/events.js';
import { type LoggedEvent } from '#backend/platform/log/event-reader.js';
import { type Snapshot } from '#backend/platform/log/snapshots.js';
import { RepositoryServices } from '#backend/platform/log/repository.js';
import { type LoadedState } from '#backend/platform/log/stored-fold.js';
import { type Session, type StartedSession } from './domain/state/session.state.js';
import { storedSession } from './stored-session.js';

/** A session without what never changes or is not read of the past. */
type Frame = Omit<StartedSession, 'world' | 'toldSentences'>;
/** A state of the past, whole again. */
type Restored = Omit<Snapshot<Frame>, 'state'> & { readonly session: StartedSession };

const frameOf = (session: StartedSession): Frame =>
  Object.fromEntries(
    Object.entries(session).filter(([part]) => part !== 'world' && part !== 'toldSentences'),
  ) as unknown as Frame;

/**
 * States of a session at every hundredth turn: a turn of any age is read from the keyframe before it on. A short saga
 * has none. They may be lost: the next reading that passes the gap fills it.
 */
@Injectable()
export class SessionKeyframes {
  constructor(private readonly services: RepositoryServices) {}

  /** Called after a turn: takes its keyframe in the background if one is due. */
  takeIfDue({ state, revision, position }: LoadedState<Session>): void {
    if (state.status === 'NotStarted' || revision === 'none' || position === null) return;
    if (this.isDue(state.turn)) void this.keep({ state, revision, position });
  }

  /** Called for each event that is read again: takes a keyframe that is due there. */
  async fill({ type, revision, position }: LoggedEvent<SessionEvent>, state: Session): Promise<void> {
    if (type === 'TurnResolved' && state.status !== 'NotStarted' && this.isDue(state.turn))
      await this.keep({ state, revision, position });
  }

  /** The newest one up to a turn or a revision, with what the session of now has in common with it; null: none. */
  async before(
    now: StartedSession,
    { turn = now.turn, revision }: { readonly turn?: number; readonly revision?: bigint },
  ): Promise<Restored | null> {
    if (turn < this.services.keyframes.every) return null;
    const found = await this.services.keyframes.nearest<Frame>(storedSession, now.sessionId, { at: turn, revision });
    if (!found) return null;
    const { state, ...place } = found;
    return { ...place, session: { ...state, world: now.world, toldSentences: [] } };
  }

  private isDue(turn: number): boolean {
    return turn > 0 && turn % this.services.keyframes.every === 0;
  }

  private keep({ state, ...place }: Snapshot<StartedSession>): Promise<void> {
    const { sessionId: id, userId: subject, turn: at } = state;
    return this.services.keyframes.keep(storedSession, { id, subject, at }, { state: frameOf(state), ...place });
  }
}
