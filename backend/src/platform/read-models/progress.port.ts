import { type Position } from '../event-store/event-store.port.js';

/** How far the read models have come: for reading one's own write (design section 5). */
export interface Progress {
  /** True once every read model has reached the position; false when the time is up. */
  waitFor(position: Position, timeoutMs: number): Promise<boolean>;
}
export const PROGRESS = Symbol('Progress');
/** How long a command's answer waits for the read models it will be followed by, in ms. */
export const READ_YOUR_WRITE_MS = 2_000;

/** It stands in the log, and the read models have not come to it yet. HTTP answers 503. */
export class NotShownYetError extends Error {
  override readonly name = 'NotShownYetError';
}
