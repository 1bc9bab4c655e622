import { setTimeout as pause } from 'node:timers/promises';
import { EventStoreUnavailableError, WrongLogError, type EventStore } from './event-store.port.js';
import { ignored } from '#backend/shared/ignored.js';

export interface ReadRetryLimits {
  /** Milliseconds after the first attempt: no attempt begins later. */
  readonly budgetMs: number;
  readonly firstMs: number;
  readonly mostMs: number;
}

/** About as long as an append is tried. */
const RETRY_LIMITS: ReadRetryLimits = { budgetMs: 8_000, firstMs: 50, mostMs: 500 };

/**
 * The same store, whose reads outlast a short outage, such as a restart of the server, as its appends do. An outage that
 * lasts is reported then; another log is reported at once.
 */
export const withReadRetries = (store: EventStore, patience: Partial<ReadRetryLimits> = {}): EventStore => {
  const { budgetMs, firstMs, mostMs } = { ...RETRY_LIMITS, ...patience };
  const closing = new AbortController();

  const retried = async <T>(read: () => Promise<T>): Promise<T> => {
    const deadline = performance.now() + budgetMs;
    for (let wait = firstMs; ; wait = Math.min(mostMs, 2 * wait)) {
      try {
        return await read();
      } catch (error) {
        const isOutage = error instanceof EventStoreUnavailableError && !(error instanceof WrongLogError);
        if (!isOutage || closing.signal.aborted || performance.now() + wait > deadline) throw error;
        await pause(wait, undefined, { signal: closing.signal }).catch(ignored.whileClosing);
      }
    }
  };

  return {
    append: (stream, expected, events) => store.append(stream, expected, events),
    readStream: (stream, options) => retried(() => store.readStream(stream, options)),
    subscribe: (options) => store.subscribe(options),
    head: () => retried(() => store.head()),
    identity: () => retried(() => store.identity()),
    holds: (position) => retried(() => store.holds(position)),
    lastWhere: (isEarlier) => retried(() => store.lastWhere(isEarlier)),
    close: () => {
      closing.abort();
      return store.close();
    },
  };
};
