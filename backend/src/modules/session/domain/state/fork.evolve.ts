import { type SessionForkedV2 } from '#contracts/session/events.js';
import { hexKey } from '#game/model/hex.js';
import { type Session, type StartedSession } from './session.state.js';

/** The turns of the other session are no turns of this one: their numbers are passed over. */
export const forked = (session: StartedSession, data: SessionForkedV2): Session => ({
  ...session,
  origin: { sessionId: data.originSessionId, turn: data.originTurn },
  cells: { ...Object.fromEntries(data.cells.map((cell) => [hexKey(cell), cell])), ...session.cells },
  turn: data.turn,
  withdrawn: data.turn > 0 ? [[1, data.turn]] : [],
  deedsDone: data.deedsDone,
  recentFrames: data.recentFrames,
  spentOffers: data.spentOffers,
  usedOutcomes: data.usedOutcomes,
  saga: session.saga && { ...session.saga, scenes: data.scenes, warned: data.warned },
});
