import { setTimeout as pause } from 'node:timers/promises';
import { EventStoreUnavailableError, WrongLogError, type EventStore } from './event-store.port.js';

export interface ReadPatience {
  /** Milliseconds after the first attempt: no attempt begins later. */
  readonly budgetMs: number;
  readonly firstMs: number;
  readonly mostMs: number;
}

/** About as long as an append is tried. */
const PATIENCE: ReadPatience = { budgetMs: 8_000, firstMs: 50, mostMs: 500 };

/**
 * The same store, whose reads outlast a short outage, such as a restart of the server, as its appends do. An outage that
 * lasts is reported then; another log is reported at once.
 */
export const withPatientReads = (store: EventStore, patience: Partial<ReadPatience> = {}): EventStore => {
  const { budgetMs, firstMs, mostMs } = { ...PATIENCE, ...patience };
  const closing = new AbortController();

  const patiently = async <T>(read: () => Promise<T>): Promise<T> => {
    const deadline = performance.now() + budgetMs;
    for (let wait = firstMs; ; wait = Math.min(mostMs, 2 * wait)) {
      try {
        return await read();
      } catch (error) {
        const isOutage = error instanceof EventStoreUnavailableError && !(error instanceof WrongLogError);
        if (!isOutage || closing.signal.aborted || performance.now() + wait > deadline) throw error;
        await pause(wait, undefined, { signal: closing.signal }).catch(() => undefined);
      }
    }
  };

  return {
    append: (stream, expected, events) => store.append(stream, expected, events),
    readStream: (stream, options) => patiently(() => store.readStream(stream, options)),
    subscribe: (options) => store.subscribe(options),
    head: () => patiently(() => store.head()),
    identity: () => patiently(() => store.identity()),
    holds: (position) => patiently(() => store.holds(position)),
    close: () => {
      closing.abort();
      return store.close();
    },
  };
};
