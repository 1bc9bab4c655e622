import { randomUUID } from 'node:crypto';
import { PostgresEventStorageAdapter } from '@castore/event-storage-adapter-postgres';
import { STREAM_DOES_NOT_EXIST } from '@event-driven-io/emmett';
import { getPostgreSQLEventStore } from '@event-driven-io/emmett-postgresql';
import pg from 'pg';
import { EVENT_STORE_MIGRATIONS } from '#backend/platform/event-store/postgres/event-store-migrations.js';
import { createPostgresEventStore } from '#backend/platform/event-store/postgres/postgres-event-store.js';
import { migrate } from '#backend/platform/postgres/migrate.js';

/** Appends one event to the writer's own stream at the exact revision, and resolves when it is on disk. */
export type Append = () => Promise<void>;

export interface Contender {
  readonly name: string;
  /** Prepares an empty database; called once. */
  prepare(url: string): Promise<void>;
  /** Opens all connections that the contender needs for this number of writers. */
  open(url: string, writers: number): Promise<{ readonly appends: readonly Append[]; close(): Promise<void> }>;
}

/** About 300 bytes of data and 150 of metadata, like an event of a turn. */
const DATA = {
  sessionId: randomUUID(),
  turn: 17,
  parent: 16,
  kind: 'social',
  attribute: 'charisma',
  difficulty: 'medium',
  outcome: 'success',
  chance: 65,
  roll: 41,
  hitPointsAfter: 21,
  coinsAfter: 34,
  rulesVersion: 1,
  offers: ['bargain', 'leave', 'threaten'],
  path: randomUUID().replaceAll('-', ''),
};
const METADATA = { commandId: randomUUID(), correlationId: randomUUID(), causationId: null, userId: randomUUID() };
const [data, metadata] = [JSON.stringify(DATA), JSON.stringify(METADATA)];
const TYPE = 'TurnResolved';

const times = <T>(count: number, make: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => make(n));

/** The raw limit: one insert and commit on each writer's own connection, into a table with the same rows and indexes. */
export const bareInserts: Contender = {
  name: 'bare inserts',
  prepare: (url) =>
    run(
      url,
      `create table bare_events (like events including all);
    alter table bare_events alter position add generated always as identity`,
    ),
  open: async (url, writers) => {
    const clients = times(writers, () => new pg.Client({ connectionString: url }));
    await Promise.all(clients.map((client) => client.connect()));
    return {
      appends: clients.map((client) => {
        const stream = `session-${randomUUID()}`;
        let revision = 0;
        return async () => {
          await client.query({ ...INSERT, values: [stream, revision, randomUUID(), TYPE, 1, data, metadata] });
          revision += 1;
        };
      }),
      close: async () => {
        await Promise.all(clients.map((client) => client.end()));
      },
    };
  },
};
const INSERT = {
  name: 'bare-insert',
  text: 'insert into bare_events (stream, revision, id, type, version, data, metadata) values ($1, $2, $3, $4, $5, $6, $7)',
};

export const ourStore: Contender = {
  name: 'this store',
  prepare: async (url) => {
    await migrate(url, EVENT_STORE_MIGRATIONS);
  },
  open: async (url, writers) => {
    const store = createPostgresEventStore({ connectionString: url });
    await store.append(`session-${randomUUID()}`, 'none', [
      { id: randomUUID(), type: TYPE, version: 1, data, metadata },
    ]);
    return {
      appends: times(writers, () => {
        const stream = `session-${randomUUID()}`;
        let expected: bigint | 'none' = 'none';
        return async () => {
          const result = await store.append(stream, expected, [
            { id: randomUUID(), type: TYPE, version: 1, data, metadata },
          ]);
          if (result.status !== 'appended') throw new Error(`append: ${result.status}`);
          expected = result.revision;
        };
      }),
      close: () => store.close(),
    };
  },
};

export const castore: Contender = {
  name: 'castore',
  prepare: async (url) => {
    await PostgresEventStorageAdapter.createEventTable({ connectionString: url });
  },
  open: (url, writers) => {
    // The adapter has no close method: its connections end when they are idle.
    const adapter = new PostgresEventStorageAdapter({ connectionString: `${url}?max=${writers}&idle_timeout=1` });
    const appends = times(writers, () => {
      const aggregateId = randomUUID();
      let version = 0;
      return async () => {
        version += 1;
        await adapter.pushEvent(
          { aggregateId, version, type: TYPE, payload: DATA, metadata: METADATA },
          { eventStoreId: 'sessions' },
        );
      };
    });
    return Promise.resolve({ appends, close: () => Promise.resolve() });
  },
};

export const emmett: Contender = {
  name: 'emmett',
  prepare: async (url) => {
    const store = getPostgreSQLEventStore(url);
    await store.schema.migrate();
    await store.close();
  },
  open: (url, writers) => {
    const pool = new pg.Pool({ connectionString: url, max: writers });
    const store = getPostgreSQLEventStore(url, { schema: { autoMigration: 'None' }, connectionOptions: { pool } });
    const appends = times(writers, () => {
      const stream = `session-${randomUUID()}`;
      let expected: bigint | typeof STREAM_DOES_NOT_EXIST = STREAM_DOES_NOT_EXIST;
      return async () => {
        const result = await store.appendToStream(stream, [{ type: TYPE, data: DATA, metadata: METADATA }], {
          expectedStreamVersion: expected,
        });
        expected = result.nextExpectedStreamVersion;
      };
    });
    return Promise.resolve({ appends, close: () => store.close().finally(() => pool.end()) });
  },
};

const run = async (url: string, sql: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql).finally(() => client.end());
};
