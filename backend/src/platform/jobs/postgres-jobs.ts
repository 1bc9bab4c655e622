import { createPostgresBackend, type PgPool, runMigrations, withBackend } from 'bullmq';
import type pg from 'pg';
import { type Logger } from '../logger.port.js';
import { openPool } from '../postgres/open-pool.js';
import { workerOptions } from './bull-backend.js';
import { BullJobs, type BullJobsOptions } from './bull-jobs.js';
import { type JobData, type Jobs } from './jobs.port.js';
import { correctPostgresTimes } from './postgres-queue-times.js';
import { createPostgresJobOrder, JOB_ORDER_TABLE } from './postgres-job-order.js';

/** Connections that all queues and workers of a process share, beside the one that each worker keeps to listen. */
const SHARED = 6;
/** A worker that is closed as it starts borrows a connection to listen after its close, and never returns it. */
const LENT_MS = 500;
/** Where BullMQ keeps its tables. */
const SCHEMA = 'bullmq';
const ORDER_TABLE_LOCK = 7_201_020;
/** Queues that ever had jobs; queues of repeated work have no failed jobs. */
const NAMES = 'select distinct queue as name from job order by 1';

/** Each queue and worker logs the pool's errors; before the first of them there is no need to. */
const openBullPool = (connectionString: string): pg.Pool =>
  openPool(
    {
      connectionString,
      max: SHARED,
      application_name: 'steppes-jobs',
      options: `-c search_path=${SCHEMA}`,
      keepAlive: true,
      connectionTimeoutMillis: 2_500,
      query_timeout: 15_000,
    },
    () => undefined,
    LENT_MS,
  ).setMaxListeners(0);

const migrate = async (pool: pg.Pool): Promise<void> => {
  const client = await pool.connect();
  try {
    await runMigrations(client, SCHEMA);
    // Two processes that make the same table at once would fail.
    await client.query(`begin; select pg_advisory_xact_lock(${ORDER_TABLE_LOCK}); ${JOB_ORDER_TABLE}; commit`);
  } finally {
    client.release();
  }
};

/** The embedded default: BullMQ on its Postgres backend (design section 2). */
export const createPostgresJobs = ({
  databaseUrl,
  log,
  ...options
}: { readonly databaseUrl: string; readonly log: Logger } & BullJobsOptions): Jobs => {
  const { Queue, Worker } = withBackend(createPostgresBackend);
  const pool = openBullPool(databaseUrl);
  // It is a pool of `pg`; only BullMQ's type declaration differs.
  const connection = pool as unknown as PgPool;
  return new BullJobs(
    {
      queue: (name) => new Queue<JobData>(name, { connection }),
      worker: (settings, run) => {
        pool.options.max += 1;
        return new Worker(settings.name, run, { connection, ...workerOptions(settings) });
      },
      order: createPostgresJobOrder(pool),
      correctTimes: correctPostgresTimes(pool),
      queueNames: async () => (await pool.query<{ name: string }>(NAMES)).rows.map(({ name }) => name),
      prepare: () => migrate(pool),
      close: () => pool.end(),
    },
    log,
    options,
  );
};
