/** Waits until a turn has been narrated, by whichever process does it. */
export interface NarrationWaiter {
  /** True once the turn's narration stands in the log; false when the time is up. */
  waitFor(sessionId: string, turn: number, timeoutMs: number): Promise<boolean>;
}
export const NARRATION_WAITER = Symbol('NarrationWaiter');
/** How long the answer of a turn waits for its narration, in ms; past it the story arrives by SSE. */
export const NARRATION_WAIT_MS = 8_000;
