import pg from 'pg';
import { systemClock } from '#backend/platform/clock/clock.js';
import { type EventStore } from '#backend/platform/event-store/event-store.port.js';
import { EVENT_STORE_MIGRATIONS } from '#backend/platform/event-store/postgres/event-store-migrations.js';
import { createPostgresEventStore } from '#backend/platform/event-store/postgres/postgres-event-store.js';
import { createEventLog, type EventLogServices, type LogOptions } from '#backend/platform/log/create-log.js';
import { snapshotsMigration } from '#backend/platform/log/snapshots.migration.js';
import { snapshotsOfALogMigration } from '#backend/platform/log/snapshots-of-a-log.migration.js';
import { subjectKeysMigration } from '#backend/platform/log/subject-keys.migration.js';
import { heldKeysMigration } from '#backend/platform/log/held-keys.migration.js';
import { migrate } from '#backend/platform/postgres/migrate.js';
import { systemRandom } from '#backend/platform/random/random.js';
import { startTestDatabase } from './postgres.js';

export interface PostgresLog {
  readonly url: string;
  readonly db: pg.Pool;
  /** The layer as one more process has it: a store of its own, nothing held in memory. */
  process(options?: Partial<LogOptions>, wrap?: (store: EventStore) => EventStore): EventLogServices;
  stop(): Promise<void>;
}

/** The log's layer over a real Postgres, with as many processes as a test wants. */
export const startPostgresLog = async (): Promise<PostgresLog> => {
  const database = await startTestDatabase();
  await migrate(database.url, [
    ...EVENT_STORE_MIGRATIONS,
    subjectKeysMigration,
    heldKeysMigration,
    snapshotsMigration,
    snapshotsOfALogMigration,
  ]);
  const db = new pg.Pool({ connectionString: database.url, max: 10 });
  // The database is dropped while its last connections are still closing.
  db.on('error', () => undefined);
  const opened: { readonly store: EventStore; readonly layer: EventLogServices }[] = [];
  return {
    url: database.url,
    db,
    process: (options = {}, wrap = (store) => store) => {
      const store = createPostgresEventStore({ connectionString: database.url });
      const layer = createEventLog({
        store: wrap(store),
        db,
        secret: 'secret',
        clock: systemClock,
        random: systemRandom,
        progress: { waitFor: () => Promise.resolve(true) },
        ...options,
      });
      opened.push({ store, layer });
      return layer;
    },
    stop: async () => {
      await Promise.all(opened.map(({ layer }) => layer.idle()));
      await Promise.all(opened.map(({ store }) => store.close()));
      await db.end();
      await database.stop();
    },
  };
};
