import { Injectable } from '@nestjs/common';
import { type SessionFact } from '#contracts/session/events.js';
import { type Position, type Revision } from '#backend/platform/event-store/event-store.port.js';
import { EventLog } from '#backend/platform/log/event-log.js';
import { type LoggedEvent } from '#backend/platform/log/event-reader.js';
import { type Begun } from './answers/session.views.js';
import { sessionFold } from './domain/state/session.fold.js';
import { type Session } from './domain/state/session.state.js';

const PAGE = 500;
const isNextDeed = ({ type, data }: SessionFact, turn: number): boolean =>
  type === 'SessionRewound' ? data.fromTurn >= turn : type === 'TurnResolved' && data.turn > turn;

/** A session's past, read from its stream. */
@Injectable()
export class SessionHistory {
  constructor(private readonly log: EventLog) {}

  /** The session as a turn left it, told if it has been told, and the position of that turn's last event. */
  async after({ sessionId }: Begun, turn: number): Promise<{ readonly session: Begun; readonly position: Position }> {
    let session: Session = sessionFold.initial;
    let position = 0n;
    for await (const event of this.events(sessionId)) {
      if (isNextDeed(event as SessionFact, turn)) break;
      session = sessionFold.evolve(session, event as SessionFact);
      position = event.position;
    }
    if (session.status === 'NotStarted') throw new Error(`session ${sessionId} has no beginning`);
    return { session, position };
  }

  /** Everything, and the revision read up to. */
  async whole(sessionId: string): Promise<{ readonly facts: readonly SessionFact[]; readonly revision: Revision | 'none' }> {
    const facts: SessionFact[] = [];
    let revision: Revision | 'none' = 'none';
    for await (const event of this.events(sessionId)) {
      facts.push(event as SessionFact);
      revision = event.revision;
    }
    return { facts, revision };
  }

  private async *events(sessionId: string): AsyncGenerator<LoggedEvent> {
    let from = 0n;
    for (;;) {
      const page = await this.log.readStream(`${sessionFold.noun}-${sessionId}`, { direction: 'forwards', from, limit: PAGE });
      yield* page;
      const last = page.at(-1);
      if (!last || page.length < PAGE) return;
      from = last.revision + 1n;
    }
  }
}
