import { Injectable } from '@nestjs/common';
import { type SessionEvent } from '#contracts/session/events.js';
import { SESSION_REJECTIONS, type SessionRejectionCode } from '#contracts/session/rejections.js';
import { type ExpectedRevision } from '#backend/platform/event-store/event-store.port.js';
import { type Accepted, type Decided } from '#backend/platform/log/decision-outcome.js';
import { Repository, RepositoryServices } from '#backend/platform/log/repository.js';
import { type Session, type StartedSession } from './domain/state/session.state.js';
import { type SessionAtRevision } from './session-history.js';
import { SessionKeyframes } from './session-keyframes.js';
import { storedSession } from './stored-session.js';

export type AcceptedSession = Accepted<Session, SessionEvent>;
export type DecidedSession = Decided<Session, SessionEvent, SessionRejectionCode>;

/** Sessions by their id. Another user's session does not exist for the caller: 404 (design section 8). */
@Injectable()
export class SessionRepository extends Repository<Session, SessionEvent, SessionRejectionCode> {
  constructor(
    services: RepositoryServices,
    private readonly keyframes: SessionKeyframes,
  ) {
    super(services, { fold: storedSession, rejections: SESSION_REJECTIONS });
  }

  /** A turn that was played leaves its keyframe where one is due. */
  override async tryDecide(
    ...command: Parameters<Repository<Session, SessionEvent, SessionRejectionCode>['tryDecide']>
  ) {
    const decided = await super.tryDecide(...command);
    if (decided.accepted && decided.events.some(({ type }) => type === 'TurnResolved'))
      this.keyframes.takeIfDue(decided);
    return decided;
  }

  /** @throws RejectedError SESSION_NOT_FOUND */
  async ownedBy(userId: string, sessionId: string): Promise<StartedSession> {
    return (await this.ownedAt(userId, sessionId)).session;
  }

  /** The session as it is now, and the position of its last event. @throws RejectedError SESSION_NOT_FOUND */
  async ownedNow(userId: string, sessionId: string): Promise<SessionAtRevision> {
    const { state, position } = await this.load(sessionId);
    return { session: this.ownedIn(state, userId), position: position ?? 0n };
  }

  /** The session and its revision. @throws RejectedError SESSION_NOT_FOUND */
  async ownedAt(
    userId: string,
    sessionId: string,
  ): Promise<{ readonly session: StartedSession; readonly revision: ExpectedRevision }> {
    const { state, revision } = await this.load(sessionId);
    return { session: this.ownedIn(state, userId), revision };
  }

  /**
   * The session in this process' memory, which may be old, else from the log: for a caller that reads again before a
   * refusal. @throws RejectedError SESSION_NOT_FOUND
   */
  async rememberedBy(userId: string, sessionId: string): Promise<StartedSession> {
    return this.ownedIn((await this.remembered(sessionId)).state, userId);
  }

  /** A session of any owner: for the system's own work. @throws RejectedError SESSION_NOT_FOUND */
  async started(sessionId: string): Promise<StartedSession> {
    return (await this.newest(sessionId)).session;
  }

  /** The session as it is now, and the position of its last event. @throws RejectedError SESSION_NOT_FOUND */
  async newest(sessionId: string): Promise<SessionAtRevision> {
    return this.momentOf(await this.load(sessionId));
  }

  /**
   * The session with the narration of this turn: in this process' memory where it was narrated here, else as it is now.
   * @throws RejectedError SESSION_NOT_FOUND
   */
  async narrated(sessionId: string, turn: number): Promise<SessionAtRevision> {
    const remembered = this.momentOf(await this.remembered(sessionId));
    const { session } = remembered;
    return session.turn >= turn && session.pendingTurn !== turn ? remembered : this.newest(sessionId);
  }

  /** The session after an accepted command, and the position of its last event. @throws RejectedError for a refusal */
  after(decided: DecidedSession): SessionAtRevision {
    return this.momentOf(this.accepted(decided));
  }

  private momentOf({ state, position }: Pick<AcceptedSession, 'state' | 'position'>): SessionAtRevision {
    return { session: this.startedIn(state), position: position ?? 0n };
  }

  private ownedIn(state: Session, userId: string): StartedSession {
    const session = this.startedIn(state);
    if (session.userId !== userId) throw this.refusal({ code: 'SESSION_NOT_FOUND' });
    return session;
  }

  private startedIn(state: Session): StartedSession {
    if (state.status === 'NotStarted') throw this.refusal({ code: 'SESSION_NOT_FOUND' });
    return state;
  }
}
