import { EVENT_STORE_MIGRATIONS } from '#backend/platform/event-store/postgres/event-store-migrations.js';
import { createPostgresEventStore } from '#backend/platform/event-store/postgres/postgres-event-store.js';
import { migrate } from '#backend/platform/postgres/migrate.js';
import { startTestDatabase } from '../../support/postgres.js';
import { eventStoreContract } from './event-store.contract.js';

eventStoreContract('Postgres', async () => {
  const database = await startTestDatabase();
  await migrate(database.url, EVENT_STORE_MIGRATIONS);
  const store = createPostgresEventStore({ connectionString: database.url });
  return { store, close: () => store.close().finally(() => database.stop()) };
});
