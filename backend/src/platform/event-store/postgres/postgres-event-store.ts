import { refusalOf } from '../append-request.js';
import { EventStoreUnavailableError, type EventStore, type KnownLog } from '../event-store.port.js';
import { LogPin, type LogView } from '../log-pin.js';
import type { Logger } from '../../logger.port.js';
import { PostgresListener } from '../../postgres/listen.js';
import { createAppendNotifier, LOG_CHANNEL } from './append-notifier.js';
import { createAppendQueue } from './append-queue.js';
import { createBatchWriter } from './batch-writer.js';
import { lastWhere } from './last-where.js';
import { createLogReader, type LogReader } from './log-reader.js';
import { createLogWatch } from './log-watch.js';
import { RecentAppends } from './recent-appends.js';
import { createSubscribe } from './subscription.js';

export interface PostgresEventStoreOptions {
  /** A direct connection or a session pool; named statements and LISTEN do not work through a transaction pool. */
  readonly connectionString: string;
  /** Connections for reads; 4 where absent. One more writes, and one listens after the first subscription. */
  readonly poolSize?: number;
  readonly log?: Pick<Logger, 'warn'>;
  /** The log must be this one, where it is known. */
  readonly known?: KnownLog;
}

const POLL_MS = 1_000;

/** The event store over the tables of event-store.migration.ts, which must have run. Connects when first used. */
export const createPostgresEventStore = (options: PostgresEventStoreOptions): EventStore => {
  const { connectionString, poolSize = 4, log = { warn: () => undefined } } = options;
  const reader = createLogReader(connectionString, poolSize, log);
  const pin = new LogPin(options.known);
  const view: LogView = {
    identity: () => reader.identity(),
    holds: (position) => reader.holds(position),
    head: async () => (await reader.head()) || null,
  };
  const writer = createBatchWriter(connectionString, log, async () => {
    await pin.prove(view);
  });
  const watch = createLogWatch(() => reader.head(), POLL_MS);
  const notifier = createAppendNotifier((channel, payload) => reader.notify(channel, payload));
  const listener = new PostgresListener({
    connectionString,
    channel: LOG_CHANNEL,
    name: 'event-store-listener',
    log,
    onListening: () => watch.look(),
    // Notifications of this process's own appends arrive too, often after the head has moved further.
    onNotification: (head) => {
      if (BigInt(head) > watch.head) watch.look();
    },
  });
  const recent = new RecentAppends();
  const readAfter: LogReader['readAfter'] = async (after, limit) =>
    recent.after(after, limit) ?? proven(() => reader.readAfter(after, limit));
  const queue = createAppendQueue(
    (batch) => writer.write(batch),
    (last, appended) => {
      pin.saw(last);
      recent.add(appended);
      watch.report(last);
      notifier.appended(last);
    },
  );

  const proven = async <T>(read: () => Promise<T>): Promise<T> => {
    if (watch.closed.aborted) throw new EventStoreUnavailableError('the event store is closed');
    await pin.proven(reader, view);
    return read();
  };
  const closeAll = async (): Promise<void> => {
    watch.close();
    await Promise.all([queue.close(), listener.close()]);
    await notifier.close();
    await Promise.all([writer.close(), reader.close()]);
  };
  let closing: Promise<void> | undefined;

  return {
    append: (stream, expected, events) => {
      const refusal = refusalOf(stream, expected, events);
      return refusal ? Promise.resolve(refusal) : queue.append(stream, expected, events);
    },
    readStream: (stream, readOptions) => proven(() => reader.readStream(stream, readOptions)),
    head: () => proven(view.head),
    identity: () => proven(view.identity),
    holds: (position) => proven(() => view.holds(position)),
    lastWhere: (isEarlier) => proven(() => lastWhere(reader, isEarlier)),
    subscribe: createSubscribe({
      readAfter,
      view: { holds: (position) => proven(() => view.holds(position)), head: () => proven(view.head) },
      saw: (position) => pin.saw(position),
      watch,
      listener,
      log,
    }),
    close: () => (closing ??= closeAll()),
  };
};
