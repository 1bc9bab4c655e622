import { type Encounter, type Encounters } from '#contracts/content/encounter.js';
import { type Draw } from '#contracts/dice/dice.js';
import { hexKey, type Hex } from '#contracts/world/hex.js';
import { terrainAt } from '#contracts/world/travel.js';
import { type Cell, type Deed, type Holdings, type Standing } from '#contracts/session/shapes.js';
import { type StartedSession } from '../state/session.state.js';
import { movementOptions } from './movement.js';
import { type Outcome } from './outcome.js';
import { hereOf, situationOf } from './situation.js';

/** Failed tries after which an encounter is over, at a cost. */
export const MOST_ATTEMPTS = 2;

/** Where the player stands after a deed, what meets them there, and how the encounter they were in ended. */
export interface Place {
  readonly cell: Cell;
  readonly standing: Standing;
  /** The encounter closed by this deed. */
  readonly closed: { readonly frame: string; readonly won: boolean } | null;
}

const entered = (session: StartedSession, to: Hex, turn: number, now: string): Cell => {
  const before = session.cells[hexKey(to)];
  return before
    ? { ...before, visitCount: before.visitCount + 1, lastTurn: turn, lastVisitAt: now }
    : { ...to, terrain: terrainAt(session.world, to), visitCount: 1, frame: null, isResolved: false, attempts: 0, lastTurn: turn, firstVisitAt: now, lastVisitAt: now };
};

const placed = (session: StartedSession, cell: Cell, encounter: Encounter, closed: Place['closed'] = null): Place => {
  const open = encounter.frame !== null;
  const standing: Standing = {
    gamePhase: encounter.gamePhase, frame: encounter.frame, offers: encounter.offers,
    movement: open ? [] : movementOptions(session.world, session.hero.faction, cell),
  };
  return { cell: open ? { ...cell, frame: encounter.frame, isResolved: false } : { ...cell, isResolved: true }, standing, closed };
};

export interface Deeded {
  readonly session: StartedSession;
  readonly deed: Deed;
  readonly outcome: Outcome;
  readonly holdings: Holdings;
  readonly encounters: Encounters;
  readonly draw: Draw;
  readonly turn: number;
  readonly now: string;
}

const arrive = ({ session, deed, holdings, encounters, draw, turn, now }: Deeded): Place => {
  const cell = entered(session, deed.to ?? holdings.location, turn, now);
  const situation = situationOf(session, { cell, holdings, spentOffers: [] });
  if (cell.isResolved) return placed(session, cell, encounters.settle(situation, draw));
  return placed(session, cell, encounters.meet(situation, draw));
};

const answerEncounter = ({ session, deed, outcome, holdings, encounters, draw, turn }: Deeded, here: Cell, frame: string): Place => {
  const attempts = here.attempts + (outcome.success ? 0 : 1);
  const cell = { ...here, attempts, lastTurn: turn };
  if (outcome.success || attempts >= MOST_ATTEMPTS) {
    const resolved = { ...cell, isResolved: true };
    return placed(session, resolved, encounters.settle(situationOf(session, { cell: resolved, holdings, spentOffers: [] }), draw), { frame, won: outcome.success && deed.kind !== 'flight' });
  }
  const spentOffers = deed.offerId === null ? session.spentOffers : [...session.spentOffers, deed.offerId];
  return placed(session, cell, encounters.continue(situationOf(session, { cell, holdings, spentOffers }), draw));
};

/** Nothing is in the way: a broken rest or a noisy search in the wild may bring something. */
const linger = ({ session, deed, outcome, holdings, encounters, draw, turn }: Deeded, here: Cell): Place => {
  const disturbed = !outcome.success && (deed.kind === 'rest' || deed.kind === 'explore');
  const cell = { ...here, lastTurn: turn, ...(disturbed ? { isResolved: false, attempts: 0 } : {}) };
  const situation = situationOf(session, { cell, holdings, spentOffers: [] });
  return placed(session, cell, disturbed ? encounters.meet(situation, draw) : encounters.settle(situation, draw));
};

/** Which cell the deed ends on and what stands before the player there (design section 7, 'Phases'). */
export const placeAfter = (done: Deeded): Place => {
  if (done.deed.kind === 'move') return arrive(done);
  const here = hereOf(done.session);
  const { frame } = done.session.standing;
  return frame === null ? linger(done, here) : answerEncounter(done, here, frame);
};

/** A game that is over offers nothing. */
export const over: Standing = { gamePhase: 'game_over', frame: null, offers: [], movement: [] };
