import { type Situation } from '#game/model/encounter.js';
import { hexKey } from '#game/model/hex.js';
import { cityAt } from '#game/rules/world/travel.js';
import { type Cell } from '#game/model/cell.js';
import { type Holdings } from '#game/model/session.js';
import { type Saga } from '#game/model/saga.js';
import { sagaSituation } from '../saga/saga-situation.js';
import { type SessionData } from '../state/session.state.js';

/** The player's cell. The player has entered it, so it always exists. */
export const hereOf = ({ cells, holdings, lastTurn }: SessionData): Cell =>
  cells[hexKey(holdings.location)] ?? lastTurn.cell;

/** The input of the encounters port, from the state and the deed's changes. */
export const situationOf = (
  session: SessionData,
  now: {
    readonly cell?: Cell;
    readonly holdings?: Holdings;
    readonly spentOffers?: readonly string[];
    readonly usedOutcomes?: readonly string[];
    readonly saga?: Saga | null;
  } = {},
): Situation => {
  const { hero, world, turn, recentFrames, shownLately } = session;
  const cell = now.cell ?? hereOf(session);
  const { hitPoints, coins, inventory, companions } = now.holdings ?? session.holdings;
  const { spentOffers, usedOutcomes } = { ...session, ...now };
  const saga = now.saga === undefined ? session.saga : now.saga;
  return {
    faction: hero.faction,
    difficulty: hero.difficulty,
    turn: turn + 1,
    terrain: cell.terrain,
    city: cityAt(world, cell)?.name ?? null,
    cell,
    hitPoints,
    maxHitPoints: hero.maxHitPoints,
    coins,
    inventory,
    companions,
    recentFrames,
    spentOffers,
    usedOutcomes,
    shownLately: shownLately.flat(),
    them: session.standing.them ?? null,
    saga: saga && sagaSituation(saga, world, cell, companions),
  };
};
