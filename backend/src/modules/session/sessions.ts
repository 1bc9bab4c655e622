import { Inject, Injectable } from '@nestjs/common';
import { SESSION_REJECTIONS } from '#contracts/session/rejections.js';
import { CLOCK, type Clock } from '#backend/platform/clock/clock.js';
import { type ExpectedRevision } from '#backend/platform/event-store/event-store.port.js';
import { rejectedBy } from '#backend/platform/http/rejected.error.js';
import { AggregateStore, type Decided, type DecideOptions } from '#backend/platform/log/aggregate-store.js';
import { metadataOf } from '#backend/platform/log/metadata.js';
import { type SessionEvent } from '#contracts/session/events.js';
import { type SessionRejectionCode } from '#contracts/session/rejections.js';
import { type SessionDecision } from './domain/session.commands.js';
import { type Session, type StartedSession } from './domain/state/session.state.js';
import { type Moment } from './session-history.js';
import { storedSession } from './stored-session.js';

export type DecidedSession = Decided<Session, SessionEvent, SessionRejectionCode>;

const begunOr404 = (session: Session, userId: string | null): StartedSession => {
  if (session.status === 'NotStarted' || (userId !== null && session.userId !== userId))
    throw rejectedBy(SESSION_REJECTIONS, { code: 'SESSION_NOT_FOUND' });
  return session;
};

/** Load, decide, append for sessions. What belongs to somebody else does not exist: 404 (design section 8). */
@Injectable()
export class Sessions {
  constructor(
    private readonly aggregates: AggregateStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws RejectedError SESSION_NOT_FOUND */
  async ownedBy(userId: string, sessionId: string): Promise<StartedSession> {
    return begunOr404((await this.aggregates.load(storedSession, sessionId)).state, userId);
  }

  /** As this process last saw it, which may be old: for who would ask again before saying no. Read where it is not known. @throws RejectedError SESSION_NOT_FOUND */
  async rememberedBy(userId: string, sessionId: string): Promise<StartedSession> {
    return begunOr404((await this.aggregates.remembered(storedSession, sessionId)).state, userId);
  }

  /** For work that is nobody's command. @throws RejectedError SESSION_NOT_FOUND */
  async load(sessionId: string): Promise<StartedSession> {
    return begunOr404((await this.aggregates.load(storedSession, sessionId)).state, null);
  }

  /** The session as it is now, and the position of its last event. @throws RejectedError SESSION_NOT_FOUND */
  async newest(sessionId: string): Promise<Moment> {
    const { state, position } = await this.aggregates.load(storedSession, sessionId);
    return { session: begunOr404(state, null), position: position ?? 0n };
  }

  decide(
    {
      sessionId,
      userId,
      commandId,
    }: { readonly sessionId: string; readonly userId: string; readonly commandId: string },
    decide: (session: Session, revision: ExpectedRevision) => SessionDecision,
    options?: DecideOptions,
  ): Promise<DecidedSession> {
    return this.aggregates.decide(
      storedSession,
      sessionId,
      decide,
      metadataOf({ commandId, userId, now: this.clock.now() }),
      options,
    );
  }
}

/** The session after an accepted command; a refusal is thrown in its area's words. @throws RejectedError */
export const begunAfter = (decided: DecidedSession): StartedSession => {
  if (!decided.accepted) throw rejectedBy(SESSION_REJECTIONS, decided.rejection);
  return begunOr404(decided.state, null);
};
