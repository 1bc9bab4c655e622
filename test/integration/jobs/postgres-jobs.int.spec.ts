import { createPostgresJobs } from '#backend/platform/jobs/postgres-jobs.js';
import { startTestDatabase, type TestDatabase } from '../../support/postgres.js';
import { quietLog } from '../../support/quiet-log.js';
import { jobsContract } from './jobs.contract.js';

let database: TestDatabase;
beforeAll(async () => { database = await startTestDatabase(); });
afterAll(() => database.stop());

jobsContract('Postgres', () => Promise.resolve(createPostgresJobs({ databaseUrl: database.url, log: quietLog })));
