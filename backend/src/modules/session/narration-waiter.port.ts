/** Waits until any process has narrated a turn. */
export interface NarrationWaiter {
  /** True once the turn's narration is in the log; false after the time limit. */
  waitFor(sessionId: string, turn: number, timeoutMs: number): Promise<boolean>;
}
export const NARRATION_WAITER = Symbol('NarrationWaiter');
/** How long the answer of a turn waits for its narration, in ms; after it the story arrives by SSE. */
export const NARRATION_WAIT_MS = 8_000;
