import pg from 'pg';
import { createPostgresJobs } from '#backend/platform/jobs/postgres-jobs.js';
import { startTestDatabase, type TestDatabase } from '../../support/postgres.js';
import { quietLog } from '../../support/quiet-log.js';
import { jobsContract } from './jobs.contract.js';
import { jobsOutageContract } from './jobs-outage.contract.js';

let database: TestDatabase;
beforeAll(async () => { database = await startTestDatabase(); });
afterAll(() => database.stop());

const cutConnections = async (): Promise<void> => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()');
  await client.end();
};

jobsContract('Postgres', {
  kind: 'postgres', url: () => database.url, cutConnections,
  open: (options = {}) => createPostgresJobs({ databaseUrl: database.url, log: quietLog, ...options }),
});
jobsOutageContract('Postgres', (port) => createPostgresJobs({ databaseUrl: `postgres://nobody@127.0.0.1:${port}/none`, log: quietLog }));
