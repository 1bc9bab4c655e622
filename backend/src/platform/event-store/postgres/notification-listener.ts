import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from '../../logger.port.js';
import { causeOf } from './append-failure.js';
import { LOG_CHANNEL } from './append-notifier.js';

export interface NotificationListener {
  /** Begins to listen, once. */
  start(): void;
  close(): Promise<void>;
}
export interface ListenerEvents {
  /** From now on notifications arrive; what happened before must be looked up. */
  readonly onListening: () => void;
  readonly onNotification: (payload: string) => void;
}

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;

/** One connection that listens for the whole process, made again after each loss, with growing pauses. */
export const createNotificationListener = (
  connectionString: string,
  events: ListenerEvents,
  log: Pick<Logger, 'warn'>,
): NotificationListener => {
  const closing = new AbortController();
  let running: Promise<void> | undefined;

  /** Resolves when the connection has ended; whether it had listened. */
  const listen = async (): Promise<boolean> => {
    const client = new pg.Client({
      connectionString,
      connectionTimeoutMillis: 3_000,
      query_timeout: 3_000,
      keepAlive: true,
      application_name: 'event-store-listener',
    });
    const ended = new Promise<void>((resolve) => client.once('end', resolve));
    const end = (): void => {
      client.end().catch(() => undefined);
    };
    client.on('error', (error) => {
      log.warn({ cause: causeOf(error) }, 'The event store lost the connection that listens');
    });
    client.on('notification', ({ payload }) => events.onNotification(payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${LOG_CHANNEL}`);
    } catch {
      end();
      return false;
    }
    closing.signal.addEventListener('abort', end, { once: true });
    if (closing.signal.aborted) end();
    else events.onListening();
    await ended;
    closing.signal.removeEventListener('abort', end);
    return true;
  };

  const run = async (): Promise<void> => {
    let pauseMs = FIRST_PAUSE_MS;
    while (!closing.signal.aborted) {
      pauseMs = (await listen()) ? FIRST_PAUSE_MS : Math.min(LONGEST_PAUSE_MS, pauseMs * 2);
      await pause(pauseMs, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  };

  return {
    start: () => {
      running ??= run();
    },
    close: async () => {
      closing.abort();
      await running;
    },
  };
};
