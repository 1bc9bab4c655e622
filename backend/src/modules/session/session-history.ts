import { Injectable } from '@nestjs/common';
import { type SessionEvent, type TurnResolvedV6 } from '#contracts/session/events.js';
import { type Wording } from '#game/model/offer.js';
import { type Position, type Revision } from '#backend/platform/event-store/event-store.port.js';
import { type LoggedEvent } from '#backend/platform/log/event-reader.js';
import { newestFirst } from '#backend/platform/log/newest-first.js';
import { RepositoryServices } from '#backend/platform/log/repository.js';
import { streamOf } from '#backend/platform/log/stored-fold.js';
import { sessionFold } from './domain/state/session.fold.js';
import { type Session, type StartedSession } from './domain/state/session.state.js';
import { isEarlierTurn } from './domain/state/living-line.js';
import { type EditionState } from './retelling.port.js';
import { SessionKeyframes } from './session-keyframes.js';

/** Few events more than those between two keyframes need. */
const PAGE = 200;
/**
 * A wallet knows its last 100 payments again: a turn that one of them bought is among this many newest ones, also where
 * some were played out of order.
 */
const TURNS_OF_KNOWN_PAYMENTS = 200;
type LoggedSessionEvent = LoggedEvent<SessionEvent>;

/** The session at a revision of its stream, and the position of the last event up to there. */
export interface SessionAtRevision {
  readonly session: StartedSession;
  readonly position: Position;
}
/** The session as a rewind left it, and the turns that it took back. */
export type RewoundMoment = SessionAtRevision & { readonly withdrawn: readonly number[] };

/** A turn in the log, and the hash of its request's body. */
export type TurnPlayed = Pick<TurnResolvedV6, 'turn' | 'bodyHash'>;

interface PaidTurn {
  readonly sessionId: string;
  readonly commandId: string;
}
interface Until {
  /** No event after it is wanted; a keyframe must not be newer. */
  readonly turn?: number;
  readonly revision?: Revision;
}

const isPast = ({ type, data, revision }: LoggedSessionEvent, { turn, revision: last }: Until): boolean =>
  (last !== undefined && revision > last) ||
  (turn !== undefined &&
    (type === 'SessionRewound' ? data.fromTurn >= turn : type === 'TurnResolved' && data.turn > turn));

/**
 * Reads a session's past from its stream, for data that the state does not hold: from the keyframe before it on, so that
 * it costs the same in a long session as in a short one.
 */
@Injectable()
export class SessionHistory {
  constructor(
    private readonly services: RepositoryServices,
    private readonly keyframes: SessionKeyframes,
  ) {}

  /** The session after a turn, with its narration if it was appended before the next change. */
  after(now: StartedSession, turn: number): Promise<SessionAtRevision> {
    return this.read(now, { turn });
  }

  /** The session after a turn of the living line, with its newest words: the state to which a rewind returns. */
  async toRestore(now: StartedSession, turn: number): Promise<StartedSession> {
    const { session } = await this.after(now, turn);
    const wording = now.retoldLater.includes(turn) ? await this.newestWording(now, turn) : null;
    return wording === null ? session : { ...session, wording };
  }

  /** The session as a rewind that it remembers left it. */
  async rewoundBy(now: StartedSession, commandId: string): Promise<RewoundMoment> {
    for await (const { type, data, revision } of this.newestFirst(now.sessionId))
      if (type === 'SessionRewound' && data.commandId === commandId)
        return { ...(await this.read(now, { revision })), withdrawn: data.withdrawn };
    throw new Error(`command ${commandId} is not in the log of session ${now.sessionId}`);
  }

  /** The outcome of a command that the wallet still knows as paid; null: it has none yet. */
  async outcomeOfKnown(paid: PaidTurn): Promise<TurnPlayed | 'abandoned' | null> {
    return this.outcomeAmong(paid, TURNS_OF_KNOWN_PAYMENTS);
  }

  /** The outcome of a command that paid for a turn, at any time; null: it has none yet. It may read the whole stream. */
  async outcomeOf(paid: PaidTurn): Promise<TurnPlayed | 'abandoned' | null> {
    return this.outcomeAmong(paid, Infinity);
  }

  /** The newest words of one of the last turns; null: not told, or too long ago. */
  async newestStory(sessionId: string, turn: number): Promise<string | null> {
    let events = 0;
    for await (const { type, data } of this.newestFirst(sessionId)) {
      if (type === 'TurnNarrated' && data.turn === turn) return data.story;
      if (type === 'TurnRetold' && data.edition === 1 && data.turn === turn) return data.story;
      if (++events >= PAGE) return null;
    }
    return null;
  }

  /** Whether a retelling by this command is among the newest events: a job that runs twice comes soon after itself. */
  async isRetoldBy(sessionId: string, commandId: string): Promise<boolean> {
    let seen = 0;
    for await (const { type, metadata } of this.newestFirst(sessionId)) {
      if (type === 'TurnRetold' && metadata.commandId === commandId) return true;
      if (++seen >= PAGE) return false;
    }
    return false;
  }

  /** What further editions have of the living line. It reads the whole stream. */
  async editions(now: StartedSession): Promise<EditionState> {
    const [told, editions] = [new Set<number>(), new Map<number, Set<number>>()];
    for await (const { type, data } of this.events(now.sessionId, 0n)) {
      if (type === 'TurnNarrated') told.add(data.turn);
      if (type === 'TurnRetold' && data.edition > 1)
        editions.set(data.edition, (editions.get(data.edition) ?? new Set()).add(data.turn));
    }
    const living = [...told].filter((turn) => turn === now.head || isEarlierTurn(now, turn));
    return { told: living.sort((a, b) => a - b), editions };
  }

  private async outcomeAmong(
    { sessionId, commandId }: PaidTurn,
    mostTurns: number,
  ): Promise<TurnPlayed | 'abandoned' | null> {
    let turns = 0;
    for await (const { type, data } of this.newestFirst(sessionId)) {
      if (type === 'TurnAbandoned' && data.commandId === commandId) return 'abandoned';
      if (type !== 'TurnResolved') continue;
      if (data.commandId === commandId) return data;
      if (++turns >= mostTurns) return null;
    }
    return null;
  }

  private async newestWording({ sessionId }: StartedSession, turn: number): Promise<readonly Wording[] | null> {
    for await (const { type, data } of this.newestFirst(sessionId))
      if (type === 'TurnRetold' && data.edition === 1 && data.turn === turn) return data.wording;
    return null;
  }

  /** @throws Error when the session's start is not among the events */
  private async read(now: StartedSession, until: Until): Promise<SessionAtRevision> {
    const frame = await this.keyframes.before(now, until);
    let state: Session = frame?.session ?? sessionFold.initial;
    let position = frame?.position ?? null;
    for await (const event of this.events(now.sessionId, frame ? frame.revision + 1n : 0n)) {
      if (isPast(event, until)) break;
      state = sessionFold.evolve(state, event);
      ({ position } = event);
      await this.keyframes.fill(event, state);
    }
    if (state.status === 'NotStarted' || position === null) throw new Error("the session's start is missing");
    return { session: state, position };
  }

  private newestFirst(sessionId: string): AsyncGenerator<LoggedSessionEvent> {
    return newestFirst<SessionEvent>(this.services.log, streamOf(sessionFold, sessionId));
  }

  private async *events(sessionId: string, first: Revision): AsyncGenerator<LoggedSessionEvent> {
    for (let from = first; ;) {
      const options = { direction: 'forwards', from, limit: PAGE } as const;
      const page = await this.services.log.readStream(streamOf(sessionFold, sessionId), options);
      yield* page as readonly LoggedSessionEvent[];
      const last = page.at(-1);
      if (!last || page.length < PAGE) return;
      from = last.revision + 1n;
    }
  }
}
