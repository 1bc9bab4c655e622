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

/** The session at a moment of its past, and the position of its last event by then. */
export interface Moment {
  readonly session: StartedSession;
  readonly position: Position;
}

/** A turn that stands in the log, and what its request was. */
export type TurnPlayed = Pick<TurnResolvedV2, 'turn' | 'bodyHash'>;

const isNextDeed = ({ type, data }: SessionEvent, turn: number): boolean =>
  type === 'SessionRewound' ? data.fromTurn >= turn : type === 'TurnResolved' && data.turn > turn;

/** The fold of these events. @throws Error when none of them is the beginning */
export const momentOf = (events: readonly LoggedSessionEvent[]): Moment => {
  const session = events.reduce<Session>(sessionFold.evolve, sessionFold.initial);
  const last = events.at(-1);
  if (session.status === 'NotStarted' || !last) throw new Error('a session without a beginning');
  return { session, position: last.position };
};

/** A session's past, read from its stream: as long as it is, so only where the state does not tell. */
@Injectable()
export class SessionHistory {
  constructor(private readonly log: EventLog) {}

  /** The session as a turn left it, told if it has been told. */
  async after({ sessionId }: Pick<StartedSession, 'sessionId'>, turn: number): Promise<Moment> {
    const events: LoggedSessionEvent[] = [];
    for await (const event of this.events(sessionId)) {
      if (isNextDeed(event, turn)) break;
      events.push(event);
    }
    return momentOf(events);
  }

  /** Everything, and the revision read up to. */
  async whole(
    sessionId: string,
  ): Promise<{ readonly events: readonly LoggedSessionEvent[]; readonly revision: Revision | 'none' }> {
    const events: LoggedSessionEvent[] = [];
    for await (const event of this.events(sessionId)) events.push(event);
    return { events, revision: events.at(-1)?.revision ?? 'none' };
  }

  /** What became of a command that paid for a turn, however long ago; null: nothing has. */
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
