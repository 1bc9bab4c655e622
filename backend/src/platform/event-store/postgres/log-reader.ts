import type { Logger } from '../../logger.port.js';
import { openPool } from '../../postgres/open-pool.js';
import {
  EventStoreUnavailableError,
  type LogId,
  type Position,
  type ReadOptions,
  type RecordedEvent,
} from '../event-store.port.js';
import { causeOf } from './append-failure.js';
import { unpacked } from './packed-payload.js';

/** Every method throws EventStoreUnavailableError when the database does not answer. */
export interface LogReader {
  readStream(stream: string, options: ReadOptions): Promise<readonly RecordedEvent[]>;
  /** Up to `limit` events whose position is higher than `after`, in order. */
  readAfter(after: Position, limit: number): Promise<readonly RecordedEvent[]>;
  /** 0 for an empty log. */
  head(): Promise<Position>;
  /** Null for an empty log. */
  identity(): Promise<LogId | null>;
  holds(position: Position): Promise<boolean>;
  notify(channel: string, payload: string): Promise<void>;
  close(): Promise<void>;
}

type EventRow = [
  position: string,
  stream: string,
  revision: string,
  id: string,
  type: string,
  version: number,
  data: string | null,
  metadata: string | null,
  packed: Buffer | null,
];

const LAST_REVISION = 9_223_372_036_854_775_807n;
const MOST_ROWS = 2_147_483_647;
// `order by position` alone would sort by the selected text.
const COLUMNS =
  'select e.position::text, stream, e.revision::text, id, type, version, data, metadata, packed from events e';
const PAGE = { name: 'events-after', text: `${COLUMNS} where e.position > $1 order by e.position limit $2` };
const STREAM = {
  forwards: {
    name: 'stream-forwards',
    text: `${COLUMNS} where stream = $1 and e.revision >= $2 order by e.revision limit $3`,
  },
  backwards: {
    name: 'stream-backwards',
    text: `${COLUMNS} where stream = $1 and e.revision <= $2 order by e.revision desc limit $3`,
  },
};
const NOTIFY = { name: 'notify', text: 'select pg_notify($1, $2)' };
const HEAD = { name: 'log-head', text: 'select position::text from event_log_head' };
const IDENTITY = { name: 'log-identity', text: 'select identity::text from event_log_head where position > 0' };
const HOLDS = { name: 'log-holds', text: 'select 1 from events where position = $1' };

export const createLogReader = (connectionString: string, poolSize: number, log: Pick<Logger, 'warn'>): LogReader => {
  const pool = openPool(
    {
      connectionString,
      max: poolSize,
      keepAlive: true,
      application_name: 'event-store-reader',
      connectionTimeoutMillis: 3_000,
      query_timeout: 10_000,
    },
    (error) => {
      log.warn({ cause: causeOf(error) }, 'The event store lost a connection that reads');
    },
  );

  const query = async <R extends unknown[]>(
    config: { name?: string; text: string },
    values: unknown[],
  ): Promise<R[]> => {
    try {
      return (await pool.query<R>({ ...config, values, rowMode: 'array' })).rows;
    } catch (error) {
      throw new EventStoreUnavailableError(causeOf(error), { cause: error });
    }
  };

  return {
    readStream: async (stream, { direction, from, limit }) => {
      // No stream has such a name, and the query would fail.
      if (stream.includes('\0')) return [];
      const edge = from ?? (direction === 'forwards' ? 0n : LAST_REVISION);
      const rows = await query<EventRow>(STREAM[direction], [stream, edge, Math.min(limit, MOST_ROWS)]);
      return rows.map(recorded);
    },
    readAfter: async (after, limit) => (await query<EventRow>(PAGE, [after, limit])).map(recorded),
    head: async () => BigInt((await query<[string]>(HEAD, []))[0]?.[0] ?? 0),
    identity: async () => (await query<[string]>(IDENTITY, []))[0]?.[0] ?? null,
    holds: async (position) => (await query(HOLDS, [position])).length > 0,
    notify: async (channel, payload) => {
      await query(NOTIFY, [channel, payload]);
    },
    close: () => pool.end(),
  };
};

const recorded = ([position, stream, revision, id, type, version, data, metadata, pack]: EventRow): RecordedEvent => ({
  stream,
  revision: BigInt(revision),
  position: BigInt(position),
  id,
  type,
  version,
  ...(pack === null ? { data: data ?? '', metadata: metadata ?? '' } : unpacked(pack)),
});
