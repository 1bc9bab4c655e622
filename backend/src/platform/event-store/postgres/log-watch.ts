import type { Position } from '../event-store.port.js';

/** All subscriptions of a process wait on it: it keeps the last known head, and polls once for all of them. */
export interface LogWatch {
  readonly head: Position;
  report(head: Position): void;
  /** Reads the head. */
  look(): void;
  /** Resolves when another head than this one is reported, or when the signal aborts. */
  changeFrom(head: Position, signal: AbortSignal): Promise<void>;
  /** Aborts on close. */
  readonly closed: AbortSignal;
  close(): void;
}

export const createLogWatch = (readHead: () => Promise<Position>, pollMs: number): LogWatch => {
  const waiting = new Set<() => void>();
  const closing = new AbortController();
  let head = 0n;
  let looking = false;
  let lookAgain = false;

  const report = (reported: Position): void => {
    if (reported === head) return;
    head = reported;
    for (const wake of waiting) wake();
  };

  const look = (): void => {
    if (closing.signal.aborted) return;
    lookAgain = looking;
    if (looking) return;
    looking = true;
    // If the head can't be read now, the next poll reads it again.
    void readHead()
      .then(report, () => undefined)
      .then(() => {
        looking = false;
        if (lookAgain) look();
      });
  };
  const polling = setInterval(() => {
    if (waiting.size > 0) look();
  }, pollMs).unref();

  const changeFrom = (known: Position, signal: AbortSignal): Promise<void> => {
    if (head !== known || signal.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      const wake = (): void => {
        waiting.delete(wake);
        signal.removeEventListener('abort', wake);
        resolve();
      };
      waiting.add(wake);
      signal.addEventListener('abort', wake, { once: true });
    });
  };

  const close = (): void => {
    clearInterval(polling);
    closing.abort();
  };
  return {
    get head() {
      return head;
    },
    report,
    look,
    changeFrom,
    closed: closing.signal,
    close,
  };
};
