import { createPostgresBackend, type PgPool, runMigrations, withBackend } from 'bullmq';
import type pg from 'pg';
import { type Logger } from '../logger.port.js';
import { openPool } from '../postgres/open-pool.js';
import { workerOptions } from './bull-backend.js';
import { BullJobs, type BullJobsOptions } from './bull-jobs.js';
import { type Jobs } from './jobs.port.js';

/** For all queues and workers of a process together; each worker keeps one of them to listen. */
const POOL_SIZE = 12;
/** Where BullMQ keeps its tables. */
const SCHEMA = 'bullmq';

/** Each queue and worker hears of the pool's errors and tells them; before there is one, there is nothing to tell. */
const openBullPool = (connectionString: string): pg.Pool =>
  openPool(
    {
      connectionString,
      max: POOL_SIZE,
      application_name: 'steppes-jobs',
      options: `-c search_path=${SCHEMA}`,
      keepAlive: true,
      connectionTimeoutMillis: 2_500,
      query_timeout: 15_000,
    },
    () => undefined,
  ).setMaxListeners(0);

const migrate = async (pool: pg.Pool): Promise<void> => {
  const client = await pool.connect();
  await runMigrations(client, SCHEMA).finally(() => client.release());
};

/** The embedded default: BullMQ on its Postgres backend (design section 2). */
export const createPostgresJobs = ({
  databaseUrl,
  log,
  ...options
}: { readonly databaseUrl: string; readonly log: Logger } & BullJobsOptions): Jobs => {
  const { Queue, Worker } = withBackend(createPostgresBackend);
  const pool = openBullPool(databaseUrl);
  // It is one; only BullMQ's own declaration of a pool differs from that of `pg`.
  const connection = pool as unknown as PgPool;
  return new BullJobs(
    {
      queue: (name) => new Queue(name, { connection }),
      worker: (name, run, employment) => new Worker(name, run, { connection, ...workerOptions(employment) }),
      prepare: () => migrate(pool),
      close: () => pool.end(),
    },
    log,
    options,
  );
};
