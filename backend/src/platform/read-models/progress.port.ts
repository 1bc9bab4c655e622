import { type Position } from '../event-store/event-store.port.js';

/** The read models' progress, so that a player can read their own write (design section 5). */
export interface Progress {
  /** True once every read model has reached the position; false after the time limit. */
  waitFor(position: Position, timeoutMs: number): Promise<boolean>;
}
export const PROGRESS = Symbol('Progress');
/** How long a command's answer waits for the read models, in ms. */
export const READ_YOUR_WRITE_MS = 2_000;

/** The data is in the log, but not in the read models yet. HTTP answers 503. */
export class NotShownYetError extends Error {
  override readonly name = 'NotShownYetError';
}
