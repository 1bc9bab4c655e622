import { Injectable } from '@nestjs/common';
import { type RecordedRoll } from '#contracts/session/dice-view.js';
import { type SessionEvent } from '#contracts/session/events.js';
import { type LoggedEvent } from '#backend/platform/log/event-reader.js';
import { RepositoryServices } from '#backend/platform/log/repository.js';
import { streamOf } from '#backend/platform/log/stored-fold.js';
import { targetOf } from '../../domain/rules/deed.js';
import { sessionFold } from '../../domain/state/session.fold.js';
import { isInLine } from '../../domain/state/living-line.js';
import { type StartedSession } from '../../domain/state/session.state.js';

/** Events of a page: some two hundred turns. */
const PAGE = 500;

interface RollsPage {
  readonly rolls: readonly RecordedRoll[];
  /** Revision of the first event that was not read; null: there is none yet. */
  readonly next: bigint | null;
}

const rollIn = ({ type, data }: SessionEvent, session: StartedSession): readonly RecordedRoll[] => {
  if (type === 'SessionStarted') {
    const { path, draws } = data;
    return [{ turn: 0, parent: null, path, step: null, check: null, success: true, draws, withdrawn: false }];
  }
  if (type !== 'TurnResolved') return [];
  const { turn, parent, path, check, success, draws, deed } = data;
  const step = { kind: deed.kind, attribute: deed.attribute, target: targetOf(deed) };
  return [{ turn, parent, path, step, check, success, draws, withdrawn: !isInLine(session, turn) }];
};

/** Rolls as the log has them, page after page: no read model keeps them. */
@Injectable()
export class RecordedRolls {
  constructor(private readonly services: RepositoryServices) {}

  async page(session: StartedSession, from: bigint): Promise<RollsPage> {
    const options = { direction: 'forwards', from, limit: PAGE } as const;
    const stream = streamOf(sessionFold, session.sessionId);
    const events = (await this.services.log.readStream(stream, options)) as readonly LoggedEvent<SessionEvent>[];
    const last = events.at(-1);
    return {
      rolls: events.flatMap((event) => rollIn(event, session)),
      next: last === undefined || events.length < PAGE ? null : last.revision + 1n,
    };
  }
}
