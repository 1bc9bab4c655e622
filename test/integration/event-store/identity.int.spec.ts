import { randomUUID } from 'node:crypto';
import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import type { EventStore } from '#backend/platform/event-store/event-store.port.js';
import { createEventStoreDbEventStore } from '#backend/platform/event-store/eventstoredb/eventstoredb-event-store.js';
import { EVENT_STORE_MIGRATIONS } from '#backend/platform/event-store/postgres/event-store-migrations.js';
import { createPostgresEventStore } from '#backend/platform/event-store/postgres/postgres-event-store.js';
import { migrate } from '#backend/platform/postgres/migrate.js';
import pg from 'pg';
import { startEventStoreDbDouble } from '../../support/eventstoredb-double/eventstoredb-double.js';
import { startTestDatabase } from '../../support/postgres.js';
import { newEvents, uniqueStream } from './event-store.samples.js';
import { identityContract, type FreshLog } from './identity.contract.js';

const inPostgres = async (): Promise<FreshLog> => {
  const database = await startTestDatabase();
  await migrate(database.url, EVENT_STORE_MIGRATIONS);
  const before = new pg.Client({ connectionString: database.url });
  await before.connect();
  const stores: EventStore[] = [];
  return {
    process: () => {
      const store = createPostgresEventStore({ connectionString: database.url });
      stores.push(store);
      return store;
    },
    appendAsBefore: async () => {
      const store = createPostgresEventStore({ connectionString: database.url });
      await store.append(uniqueStream(), 'none', newEvents(1)).finally(() => store.close());
      await before.query('alter table event_log_head drop column identity');
      await before.query("delete from schema_migrations where name = 'log-identity'");
      await migrate(database.url, EVENT_STORE_MIGRATIONS);
    },
    stop: async () => {
      await Promise.all(stores.map((store) => store.close()));
      await before.end();
      await database.stop();
    },
  };
};

/** A game's log on a server that others use too. */
const inEventStoreDb = (connectionString: string, stopServer: () => Promise<void>): FreshLog => {
  const streamPrefix = `test${randomUUID().replaceAll('-', '')}`;
  const stores: EventStore[] = [];
  return {
    process: () => {
      const store = createEventStoreDbEventStore({ connectionString, streamPrefix, streamKinds: ['sample'] });
      stores.push(store);
      return store;
    },
    appendAsBefore: async () => {
      const client = EventStoreDBClient.connectionString(connectionString);
      await client.appendToStream(
        `${streamPrefix}.${uniqueStream()}`,
        jsonEvent({ type: 'SampleHappened', data: {}, metadata: { version: 1, metadata: {} } }),
        { expectedRevision: 'no_stream' },
      );
      await client.dispose();
    },
    stop: async () => {
      await Promise.all(stores.map((store) => store.close()));
      await stopServer();
    },
  };
};

identityContract('Postgres', inPostgres);

identityContract('EventStoreDB, the double', async () => {
  const double = await startEventStoreDbDouble();
  return inEventStoreDb(double.connectionString, () => double.stop());
});

const url = process.env['EVENTSTORE_URL'];
if (url)
  identityContract('EventStoreDB, a real server', () => Promise.resolve(inEventStoreDb(url, () => Promise.resolve())));
