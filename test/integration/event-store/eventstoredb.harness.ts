import { randomUUID } from 'node:crypto';
import { poll } from '#backend/platform/net/poll.js';
import type { EventStore, NewEvent, Position, RecordedEvent } from '#backend/platform/event-store/event-store.port.js';
import { createEventStoreDbEventStore } from '#backend/platform/event-store/eventstoredb/eventstoredb-event-store.js';
import type { Timing } from '#backend/platform/event-store/eventstoredb/settings.js';
import {
  startEventStoreDbDouble,
  type DoubleOptions,
  type EventStoreDbDouble,
} from '../../support/eventstoredb-double/eventstoredb-double.js';

/** Short enough to see several attempts in a test, long enough for a busy machine. */
const impatient: Timing = {
  connectMs: 1000,
  attemptMs: 400,
  appendMs: 8000,
  silenceMs: 600,
  confirmMs: 600,
  firstPauseMs: 10,
  longestPauseMs: 100,
  disposeMs: 300,
  bytesInFlight: 4 * 1024 * 1024,
};

export interface FaultyOptions extends DoubleOptions {
  /** False: an empty log, whose first append is still to come. */
  readonly used?: boolean;
}

const logIdentified = () => ({
  id: randomUUID(),
  type: 'LogIdentified',
  contentType: 'application/json',
  data: Buffer.from('{}'),
  metadata: Buffer.from('{}'),
});

export interface Faulty {
  readonly double: EventStoreDbDouble;
  readonly store: EventStore;
  /** The adapter's log lines. */
  readonly warnings: string[];
  close(): Promise<void>;
}

const openFaulty = async (options: FaultyOptions = {}, timing: Partial<Timing> = {}): Promise<Faulty> => {
  const double = await startEventStoreDbDouble(options);
  // A log that is in use already: its first append has given it an identity.
  if (options.used ?? true) double.log.append('log-identity', 'none', [logIdentified()]);
  const warnings: string[] = [];
  const store = createEventStoreDbEventStore({
    connectionString: double.connectionString,
    timing: { ...impatient, ...timing },
    log: {
      warn: (details, message) => {
        warnings.push(`${message}: ${JSON.stringify(details)}`);
      },
    },
  });
  return {
    double,
    store,
    warnings,
    close: async () => {
      await store.close();
      await double.stop();
    },
  };
};

/** Runs with a store on its own double, and always closes both. */
export const withFaulty = async (
  run: (faulty: Faulty) => Promise<void>,
  options: FaultyOptions = {},
  timing: Partial<Timing> = {},
): Promise<void> => {
  const faulty = await openFaulty(options, timing);
  await run(faulty).finally(() => faulty.close());
};

/** Waits for a condition. */
export const until = async (what: string, condition: () => boolean): Promise<void> => {
  const met = await poll(() => (condition() ? true : undefined), { withinMs: 15_000, everyMs: 5 });
  if (met === undefined) throw new Error(`the wait timed out: ${what}`);
};

/** Ids in the order in which the double holds them. */
export const idsIn = (double: EventStoreDbDouble, stream: string): readonly string[] =>
  (double.log.stream(stream) ?? []).map(({ id }) => id);

export interface Following {
  readonly seen: RecordedEvent[];
  /** Settles when the subscription has ended. */
  readonly ended: Promise<void>;
  /** Resolves when the subscription has ended; aborts it first. */
  stop(): Promise<void>;
}

/** Collects what a subscription delivers. */
export const following = (store: EventStore, after: Position | null = null): Following => {
  const abort = new AbortController();
  const seen: RecordedEvent[] = [];
  const ended = (async () => {
    for await (const batch of store.subscribe({ after, signal: abort.signal })) seen.push(...batch);
  })();
  return {
    seen,
    ended,
    stop: () => {
      abort.abort();
      return ended;
    },
  };
};

export const idsSeen = ({ seen }: Following): readonly string[] => seen.map(({ id }: NewEvent) => id);
