import type { Position } from '../event-store.port.js';

export interface LogWatch {
  /** The log has come at least this far. */
  advance(position: Position): void;
  /** Looks up now how far it has come. */
  look(): void;
  /** Resolves when the log is known to go beyond the position, or when the signal aborts. */
  beyond(position: Position, signal: AbortSignal): Promise<void>;
  /** Aborts on close. */
  readonly closed: AbortSignal;
  close(): void;
}

/** What all subscriptions of a process wait on: one known head, and one poll of it for all of them. */
export const createLogWatch = (head: () => Promise<Position>, pollMs: number): LogWatch => {
  const waiting = new Map<() => void, Position>();
  let known = 0n;
  const closing = new AbortController();
  let looking = false;

  const advance = (position: Position): void => {
    if (position <= known) return;
    known = position;
    for (const [wake, after] of waiting) if (known > after) wake();
  };

  const look = (): void => {
    if (looking || closing.signal.aborted) return;
    looking = true;
    // A head that can't be read now is looked up again at the next poll.
    head().then(advance, () => undefined).finally(() => { looking = false; });
  };
  const polling = setInterval(() => { if (waiting.size > 0) look(); }, pollMs).unref();

  const beyond = (position: Position, signal: AbortSignal): Promise<void> => {
    if (known > position || signal.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      const wake = (): void => {
        waiting.delete(wake);
        signal.removeEventListener('abort', wake);
        resolve();
      };
      waiting.set(wake, position);
      signal.addEventListener('abort', wake, { once: true });
    });
  };

  const close = (): void => {
    clearInterval(polling);
    closing.abort();
  };
  return { advance, look, beyond, close, closed: closing.signal };
};
