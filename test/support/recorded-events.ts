import { type RecordedEvent } from '#backend/platform/event-store/event-store.port.js';
import { createLogReader } from '#backend/platform/event-store/postgres/log-reader.js';
import { quietLog } from './quiet-log.js';

const MOST = 100_000;

/** All events of a log in Postgres as they were appended: sealed, in their own version. */
export const recordedEvents = async (url: string): Promise<readonly RecordedEvent[]> => {
  const reader = createLogReader(url, 1, quietLog);
  return reader.readAfter(0n, MOST).finally(() => reader.close());
};
