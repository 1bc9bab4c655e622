import pg from 'pg';
import type { EventStore } from '#backend/platform/event-store/event-store.port.js';
import { EVENT_STORE_MIGRATIONS } from '#backend/platform/event-store/postgres/event-store-migrations.js';
import { createPostgresEventStore } from '#backend/platform/event-store/postgres/postgres-event-store.js';
import { migrate } from '#backend/platform/postgres/migrate.js';
import { startTestDatabase } from '../../support/postgres.js';

export interface LogDatabase {
  readonly url: string;
  /** For reads of the database and for faults in it. */
  readonly db: pg.Pool;
  /** A separate store, like another process. */
  open(url?: string): EventStore;
  /** Closes the stores too. */
  stop(): Promise<void>;
}

/** A database with the log's tables: a new one of the test server, or the one given. */
export const startLogDatabase = async (given?: { readonly url: string }): Promise<LogDatabase> => {
  const database = given ? { url: given.url, stop: () => Promise.resolve() } : await startTestDatabase();
  await migrate(database.url, EVENT_STORE_MIGRATIONS);
  const db = new pg.Pool({ connectionString: database.url, max: 40 });
  db.on('error', () => undefined);
  const stores: EventStore[] = [];
  return {
    url: database.url,
    db,
    open: (url = database.url) => {
      const store = createPostgresEventStore({ connectionString: url });
      stores.push(store);
      return store;
    },
    stop: async () => {
      await Promise.all(stores.map((store) => store.close()));
      await db.end();
      await database.stop();
    },
  };
};

/** How many backends of this database wait for a lock. */
export const waitingForLock = async (db: pg.Pool): Promise<number> => {
  const { rows } = await db.query<{ count: string }>(
    "select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return Number(rows[0]?.count);
};
