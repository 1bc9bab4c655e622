import { type Encounter, type Encounters } from '#game/model/encounter.js';
import { type Draw } from '#game/model/draw.js';
import { hexKey, type Hex } from '#game/model/hex.js';
import { terrainAt } from '#game/rules/world/travel.js';
import { OATH_READY, type Saga } from '#game/model/saga.js';
import { type Cell } from '#game/model/cell.js';
import { type Deed } from '#game/model/deed.js';
import { type Holdings, type Standing } from '#game/model/session.js';
import { type SessionData } from '../state/session.state.js';
import { movementOptions } from './movement.js';
import { meetsEncounter } from '../attempts/judge-attempt.js';
import { type Outcome } from './outcome.js';
import { mostAttempts, spentBy } from './setbacks.js';
import { hereOf, situationOf } from './situation.js';
import { offersSpentHere } from './spent-offers.js';
import { usedAfter } from './used-outcomes.js';

/** The player's place after a deed, the encounter there, and the end of the encounter before. */
export interface PlaceAfterDeed {
  readonly cell: Cell;
  readonly standing: Standing;
  /** The encounter closed by this deed. */
  readonly closed: { readonly frame: string; readonly won: boolean } | null;
}

const cellEntered = (session: SessionData, to: Hex, turn: number, now: string): Cell => {
  const before = session.cells[hexKey(to)];
  return before
    ? { ...before, visitCount: before.visitCount + 1, lastTurn: turn, lastVisitAt: now }
    : {
        ...to,
        terrain: terrainAt(session.world, to),
        visitCount: 1,
        frame: null,
        isResolved: false,
        attempts: 0,
        lastTurn: turn,
        firstVisitAt: now,
        lastVisitAt: now,
      };
};

export interface ResolvedDeed {
  readonly session: SessionData;
  readonly deed: Deed;
  readonly outcome: Outcome;
  readonly holdings: Holdings;
  readonly encounters: Encounters;
  readonly draw: Draw;
  readonly turn: number;
  readonly now: string;
  /** The spine after the deed; null in a session without one. */
  readonly saga: Saga | null;
}

const placeWith = (
  { session, saga, holdings: { inventory } }: ResolvedDeed,
  cell: Cell,
  encounter: Encounter,
  closed: PlaceAfterDeed['closed'] = null,
): PlaceAfterDeed => {
  const open = encounter.frame !== null;
  const standing: Standing = {
    gamePhase: encounter.gamePhase,
    frame: encounter.frame,
    offers: encounter.offers,
    movement: open ? [] : movementOptions(session.world, cell, { faction: session.hero.faction, saga, inventory }),
    ...(open && encounter.them !== undefined ? { them: encounter.them } : {}),
  };
  /** Attempts at another encounter in this place do not count for this one. */
  const attempts = encounter.frame === cell.frame ? cell.attempts : 0;
  return {
    cell: open ? { ...cell, attempts, frame: encounter.frame, isResolved: false } : { ...cell, isResolved: true },
    standing,
    closed,
  };
};

const arrive = (done: ResolvedDeed): PlaceAfterDeed => {
  const { session, deed, holdings, encounters, draw, turn, now, saga } = done;
  const cell = cellEntered(session, deed.to ?? holdings.location, turn, now);
  const situation = situationOf(session, { cell, holdings, spentOffers: [], saga });
  const isTested = situation.saga !== null && situation.saga.atGoal && situation.saga.boxes >= OATH_READY;
  return placeWith(
    done,
    cell,
    cell.isResolved && !isTested ? encounters.settle(situation, draw) : encounters.meet(situation, draw),
  );
};

/** An encounter ends with the first success, or after enough failed attempts. */
export const closedBy = (session: SessionData, deed: Deed, success: boolean): PlaceAfterDeed['closed'] => {
  const { frame } = session.standing;
  if (frame === null || deed.kind === 'move' || !meetsEncounter(session, deed)) return null;
  return success || hereOf(session).attempts + 1 >= mostAttempts(frame)
    ? { frame, won: success && deed.kind !== 'flight' }
    : null;
};

const answerEncounter = (done: ResolvedDeed, here: Cell): PlaceAfterDeed => {
  const { session, deed, outcome, holdings, encounters, draw, turn, saga } = done;
  const counts = !outcome.success && meetsEncounter(session, deed);
  const cell = { ...here, attempts: here.attempts + (counts ? 1 : 0), lastTurn: turn };
  const closed = closedBy(session, deed, outcome.success);
  if (closed) {
    const resolved = { ...cell, isResolved: true };
    return placeWith(
      done,
      resolved,
      encounters.settle(situationOf(session, { cell: resolved, holdings, spentOffers: [], saga }), draw),
      closed,
    );
  }
  const spentOffers = [...session.spentOffers, ...spentBy(session, deed, outcome.setback === 'door')];
  return placeWith(done, cell, encounters.continue(situationOf(session, { cell, holdings, spentOffers, saga }), draw));
};

/** Without an encounter, a failed rest or search in the wild may bring one. */
const linger = (done: ResolvedDeed, here: Cell): PlaceAfterDeed => {
  const { session, deed, outcome, holdings, encounters, draw, turn, saga } = done;
  const disturbed = !outcome.success && (deed.kind === 'rest' || deed.kind === 'explore');
  const cell = { ...here, lastTurn: turn, ...(disturbed ? { isResolved: false, attempts: 0 } : {}) };
  const situation = situationOf(session, {
    cell,
    holdings,
    spentOffers: disturbed ? [] : offersSpentHere(session.spentOffers, deed, outcome.success),
    usedOutcomes: usedAfter(session.usedOutcomes, deed, outcome.success),
    saga,
  });
  return placeWith(done, cell, disturbed ? encounters.meet(situation, draw) : encounters.settle(situation, draw));
};

/** The cell on which the deed ends, and what the player meets there (design section 7, 'Phases'). */
export const placeAfter = (done: ResolvedDeed): PlaceAfterDeed => {
  if (done.deed.kind === 'move') return arrive(done);
  const here = hereOf(done.session);
  return done.session.standing.frame === null ? linger(done, here) : answerEncounter(done, here);
};

/** An ended game has no offers. */
export const GAME_OVER: Standing = { gamePhase: 'game_over', frame: null, offers: [], movement: [] };
