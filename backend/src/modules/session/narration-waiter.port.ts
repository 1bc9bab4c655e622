import { type Position } from '#backend/platform/event-store/event-store.port.js';

export interface AwaitedNarration {
  readonly sessionId: string;
  readonly turn: number;
  /** A position in the log at which the turn was not narrated yet; null where none is known. */
  readonly untoldAt: Position | null;
}
/** Waits until any process has narrated a turn. */
export interface NarrationWaiter {
  /** True once the turn's narration is in the log; false after the time limit. */
  waitFor(awaited: AwaitedNarration, timeoutMs: number): Promise<boolean>;
}
export const NARRATION_WAITER = Symbol('NarrationWaiter');
/** How long the answer of a turn waits for its narration, in ms; after it the story arrives by SSE. */
export const NARRATION_WAIT_MS = 8_000;
