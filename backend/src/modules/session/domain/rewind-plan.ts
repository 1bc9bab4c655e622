import { type SessionRewoundV4 } from '#contracts/session/events.js';
import { recordedSaga, recordedStanding } from '#contracts/session/recorded-turn.js';
import { parseHexKey, type HexKey } from '#game/model/hex.js';
import { livingTurns } from './state/living-line.js';
import { type SessionData } from './state/session.state.js';

export type RewindPlan = Pick<SessionRewoundV4, 'withdrawn' | 'restored' | 'wording' | 'saga'>;

/** The session right after the target turn, as far as a rewind restores it. */
export type Earlier = Pick<
  SessionData,
  | 'holdings'
  | 'standing'
  | 'path'
  | 'deedsDone'
  | 'recentFrames'
  | 'spentOffers'
  | 'usedOutcomes'
  | 'cells'
  | 'wording'
  | 'saga'
>;

const changedCells = (now: SessionData, then: Earlier): SessionRewoundV4['restored']['cells'] =>
  (Object.keys(now.cells) as HexKey[])
    .filter((key) => JSON.stringify(now.cells[key]) !== JSON.stringify(then.cells[key]))
    .map((key) => ({ at: parseHexKey(key), cell: then.cells[key] ?? null }));

/** The changes of a rewind to a turn of the living line: withdrawn turns and values to set. */
export const rewindPlan = (now: SessionData, then: Earlier, toTurn: number): RewindPlan => {
  const { path, deedsDone, recentFrames, spentOffers, usedOutcomes, wording, saga } = then;
  return {
    withdrawn: livingTurns(now.withdrawn, { after: toTurn, upTo: now.head }),
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
