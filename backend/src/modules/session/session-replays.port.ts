import {
  type ReplayedTurn,
  type ReplaySummary,
  type ReplayTimeline,
  type TurnComparison,
} from '#contracts/session/replay-views.js';

/** A session's history for staff, from the log: nothing of it is read from the read models. */
export interface SessionReplays {
  /** @throws RejectedError SESSION_NOT_FOUND, as every call here */
  summary(sessionId: string): Promise<ReplaySummary>;
  /** @param from the first turn */
  timeline(sessionId: string, page: { readonly from: number; readonly limit: number }): Promise<ReplayTimeline>;
  /** `masked`: without the words of its person. @throws RejectedError LEAF_NOT_FOUND */
  turn(sessionId: string, asked: { readonly turn: number; readonly masked: boolean }): Promise<ReplayedTurn>;
  /** @throws RejectedError LEAF_NOT_FOUND */
  compare(sessionId: string, turns: { readonly from: number; readonly to: number }): Promise<TurnComparison>;
  /** The session as a capsule, line by line, without line ends. */
  capsule(sessionId: string): Promise<AsyncIterable<string>>;
}
export const SESSION_REPLAYS = Symbol('SessionReplays');
