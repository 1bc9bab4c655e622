import pg from 'pg';
import { MIGRATIONS } from '#backend/app/migrations.js';
import { migrate } from '#backend/platform/postgres/migrate.js';
import { createRateLimits, onPostgres } from '#backend/platform/rate-limits/shared-rate-limits.js';
import { startTestDatabase, type TestDatabase } from '../../support/postgres.js';
import { quietLog } from '../../support/quiet-log.js';
import { rateLimitsContract } from './rate-limits.contract.js';

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await startTestDatabase();
  await migrate(database.url, MIGRATIONS);
  pool = new pg.Pool({ connectionString: database.url, max: 4 });
  pool.on('error', () => undefined);
});
afterAll(async () => {
  await pool.end();
  await database.stop();
});

rateLimitsContract('Postgres', {
  open: () => createRateLimits(1, onPostgres(pool), quietLog),
  // Postgres has no times of its own: the processes name the present.
  expireLater: () => Promise.resolve(),
});
