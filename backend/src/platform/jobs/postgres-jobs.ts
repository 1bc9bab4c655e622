import { withBackend } from 'bullmq';
import { createPostgresBackend, runMigrations } from 'bullmq';
import pg from 'pg';
import { type Log } from '../log.port.js';
import { BullJobs } from './bull-jobs.js';
import { type Jobs } from './jobs.port.js';

/** Connections that all queues of a process share; each queue and worker listens on one of its own beside them. */
const POOL_SIZE = 6;

const migrated = async (connectionString: string): Promise<void> => {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await runMigrations(client).finally(() => client.end());
};

/** The embedded default: BullMQ on its Postgres backend (design section 2). */
export const createPostgresJobs = ({ databaseUrl, log }: { readonly databaseUrl: string; readonly log: Log }): Jobs => {
  const { Queue, Worker } = withBackend(createPostgresBackend);
  const connection = { connectionString: databaseUrl, max: POOL_SIZE, application_name: 'steppes-jobs' };
  return new BullJobs({
    queue: (name) => new Queue(name, { connection }),
    worker: (name, run, concurrency) => new Worker(name, run, { connection, concurrency }),
    prepare: () => migrated(databaseUrl),
    close: () => Promise.resolve(),
  }, log);
};
