import { type SessionEvent, type SessionRewoundV4 } from '#contracts/session/events.js';
import { recordedSaga, recordedStanding } from '#contracts/session/recorded-turn.js';
import { parseHexKey, type HexKey } from '#game/model/hex.js';
import { type RewindPlan } from '#backend/modules/session/domain/rewind-plan.js';
import { sessionFold } from '#backend/modules/session/domain/state/session.fold.js';
import { type Session, type SessionData } from '#backend/modules/session/domain/state/session.state.js';

const isStarted = (session: Session): session is Exclude<Session, { status: 'NotStarted' }> =>
  session.status !== 'NotStarted';

interface Reading {
  /** By turn: the turn before it in its line. */
  readonly parents: ReadonlyMap<number, number | null>;
  /** The session after the turn: its last state before the next deed. */
  readonly then: SessionData | null;
  readonly now: SessionData | null;
}

const rewordedBy = ({ type, data }: SessionEvent, toTurn: number, then: SessionData): SessionData =>
  type === 'TurnRetold' && data.edition === 1 && data.turn === toTurn ? { ...then, wording: data.wording } : then;

const read = (events: readonly SessionEvent[], toTurn: number): Reading => {
  const parents = new Map<number, number | null>();
  let session: Session = sessionFold.initial;
  let then: SessionData | null = null;
  for (const event of events) {
    session = sessionFold.evolve(session, event);
    if (!isStarted(session) || event.type === 'SessionRewound') continue;
    parents.set(session.lastTurn.turn, session.lastTurn.parent);
    if (session.lastTurn.turn === toTurn && session.head === toTurn) then = session;
    then = then && rewordedBy(event, toTurn, then);
  }
  return { parents, then, now: isStarted(session) ? session : null };
};

const changedCells = (now: SessionData, then: SessionData): SessionRewoundV4['restored']['cells'] =>
  (Object.keys(now.cells) as HexKey[])
    .filter((key) => JSON.stringify(now.cells[key]) !== JSON.stringify(then.cells[key]))
    .map((key) => ({ at: parseHexKey(key), cell: then.cells[key] ?? null }));

const withdrawnUpTo = (parents: Reading['parents'], head: number, toTurn: number): readonly number[] | null => {
  const withdrawn: number[] = [];
  for (let turn: number | null = head; turn !== null; turn = parents.get(turn) ?? null) {
    if (turn === toTurn) return withdrawn.reverse();
    withdrawn.push(turn);
  }
  return null;
};

/**
 * The changes of a rewind, from the fold of the whole history: the reference for the shorter way. Null where the living
 * line has no such earlier turn.
 */
export const foldedRewindPlan = (events: readonly SessionEvent[], toTurn: number): RewindPlan | null => {
  const { parents, then, now } = read(events, toTurn);
  const withdrawn = now && withdrawnUpTo(parents, now.head, toTurn);
  if (!now || !then || !withdrawn || withdrawn.length === 0) return null;
  const { path, deedsDone, recentFrames, spentOffers, usedOutcomes, wording, saga } = then;
  return {
    withdrawn,
    wording,
    saga: saga && recordedSaga(saga),
    restored: {
      ...then.holdings,
      ...recordedStanding(then.standing),
      path,
      deedsDone,
      recentFrames,
      spentOffers,
      usedOutcomes,
      cells: changedCells(now, then),
    },
  };
};

/** The session after a turn by the fold of the whole history; the newest one where there is no such turn. */
export const foldedThen = (events: readonly SessionEvent[], toTurn: number): SessionData => {
  const { then, now } = read(events, toTurn);
  if (!now) throw new Error('no session');
  return then ?? now;
};
