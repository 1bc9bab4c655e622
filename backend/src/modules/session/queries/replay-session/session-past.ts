import { Injectable } from '@nestjs/common';
import { type SessionEvent } from '#contracts/session/events.js';
import { type Revision } from '#backend/platform/event-store/event-store.port.js';
import { type LoggedEvent } from '#backend/platform/log/event-reader.js';
import { newestFirst } from '#backend/platform/log/newest-first.js';
import { RepositoryServices } from '#backend/platform/log/repository.js';
import { streamOf } from '#backend/platform/log/stored-fold.js';
import { inRevisions } from '../../replay/in-revisions.js';
import { sessionFold } from '../../domain/state/session.fold.js';
import { type Session, type StartedSession } from '../../domain/state/session.state.js';
import { type ReplayedStep, stepsOf } from '../../replay/replayed-steps.js';
import { SessionKeyframes } from '../../session-keyframes.js';

export type LoggedSessionEvent = LoggedEvent<SessionEvent>;
export type LoggedStep = ReplayedStep<LoggedSessionEvent>;

/** A session's stream, page by page on demand, and its turns from the keyframe before the first one that is wanted. */
@Injectable()
export class SessionPast {
  constructor(
    private readonly services: RepositoryServices,
    private readonly keyframes: SessionKeyframes,
  ) {}

  /** Turns from one on, rising. */
  async *steps(now: StartedSession, from: number): AsyncGenerator<LoggedStep> {
    const frame = from > 0 ? await this.keyframes.before(now, { turn: from - 1 }) : null;
    const first: Session = frame?.session ?? sessionFold.initial;
    for await (const step of stepsOf(this.forwards(now.sessionId, frame ? frame.revision + 1n : 0n), first))
      if (step.turn >= from) yield step;
  }

  /** The turn, or the one after it where a fork's numbers leave it out; null: there is none. */
  async step(now: StartedSession, turn: number): Promise<LoggedStep | null> {
    for await (const step of this.steps(now, turn)) return step;
    return null;
  }

  backwards(sessionId: string, last?: Revision): AsyncGenerator<LoggedSessionEvent> {
    return newestFirst<SessionEvent>(this.services.log, streamOf(sessionFold, sessionId), last);
  }

  private forwards(sessionId: string, first: Revision): AsyncGenerator<LoggedSessionEvent> {
    const stream = streamOf(sessionFold, sessionId);
    return inRevisions(
      first,
      async (page) => (await this.services.log.readStream(stream, page)) as readonly LoggedSessionEvent[],
    );
  }
}
