import { Injectable } from '@nestjs/common';
import { type SessionEvent, type TurnResolvedV2 } from '#contracts/session/events.js';
import { type Position, type Revision } from '#backend/platform/event-store/event-store.port.js';
import { EventLog } from '#backend/platform/log/event-log.js';
import { type LoggedEvent } from '#backend/platform/log/event-reader.js';
import { newestFirst } from '#backend/platform/log/newest-first.js';
import { streamOf } from '#backend/platform/log/stored-fold.js';
import { sessionFold } from './domain/state/session.fold.js';
import { type Session, type StartedSession } from './domain/state/session.state.js';

const PAGE = 500;
type LoggedSessionEvent = LoggedEvent<SessionEvent>;

/** The session at a revision of its stream, and the position of the last event up to there. */
export interface Moment {
  readonly session: StartedSession;
  readonly position: Position;
}

/** A turn in the log, and the hash of its request's body. */
export type TurnPlayed = Pick<TurnResolvedV2, 'turn' | 'bodyHash'>;

const isNextTurn = ({ type, data }: SessionEvent, turn: number): boolean =>
  type === 'SessionRewound' ? data.fromTurn >= turn : type === 'TurnResolved' && data.turn > turn;

/** The fold of these events. @throws Error when the session's start is not among them */
export const momentOf = (events: readonly LoggedSessionEvent[]): Moment => {
  const session = events.reduce<Session>(sessionFold.evolve, sessionFold.initial);
  const last = events.at(-1);
  if (session.status === 'NotStarted' || !last) throw new Error("the session's start is missing");
  return { session, position: last.position };
};

/**
 * Reads a session's past from its stream, for data that the state does not hold. The cost grows with the stream's
 * length.
 */
@Injectable()
export class SessionHistory {
  constructor(private readonly log: EventLog) {}

  /** The session after a turn, with its narration if it was appended. */
  async after({ sessionId }: Pick<StartedSession, 'sessionId'>, turn: number): Promise<Moment> {
    const events: LoggedSessionEvent[] = [];
    for await (const event of this.events(sessionId)) {
      if (isNextTurn(event, turn)) break;
      events.push(event);
    }
    return momentOf(events);
  }

  /** All events, and the last revision read. */
  async whole(
    sessionId: string,
  ): Promise<{ readonly events: readonly LoggedSessionEvent[]; readonly revision: Revision | 'none' }> {
    const events: LoggedSessionEvent[] = [];
    for await (const event of this.events(sessionId)) events.push(event);
    return { events, revision: events.at(-1)?.revision ?? 'none' };
  }

  /** The outcome of a command that paid for a turn, at any time; null: it has none yet. */
  async outcomeOf({
    sessionId,
    commandId,
  }: {
    readonly sessionId: string;
    readonly commandId: string;
  }): Promise<TurnPlayed | 'abandoned' | null> {
    for await (const { type, data } of newestFirst<SessionEvent>(this.log, streamOf(sessionFold, sessionId))) {
      if (type === 'TurnAbandoned' && data.commandId === commandId) return 'abandoned';
      if (type === 'TurnResolved' && data.commandId === commandId) return data;
    }
    return null;
  }

  private async *events(sessionId: string): AsyncGenerator<LoggedSessionEvent> {
    let from = 0n;
    for (;;) {
      const page = await this.log.readStream(streamOf(sessionFold, sessionId), {
        direction: 'forwards',
        from,
        limit: PAGE,
      });
      yield* page as readonly LoggedSessionEvent[];
      const last = page.at(-1);
      if (!last || page.length < PAGE) return;
      from = last.revision + 1n;
    }
  }
}
