import { type Redis } from 'ioredis';
import type pg from 'pg';
import {
  type EventStore,
  EventStoreUnavailableError,
  WrongLogError,
} from '#backend/platform/event-store/event-store.port.js';
import { diskCheck, WRITE_SOME } from '#backend/platform/health/disk-check.js';
import { type DiskReports } from '#backend/platform/health/disk-reports.js';
import { Readiness } from '#backend/platform/health/readiness.js';
import { openPool } from '#backend/platform/postgres/open-pool.js';
import { type LogGuard } from './log-guard.js';
import { type Context } from './platform-context.js';

const HEALTH_TIMEOUT_MS = 1_000;

/** A connection of its own: a process whose connections are all busy still answers. */
export const openHealthQueries = ({ databaseUrl }: Context): pg.Pool =>
  openPool(
    {
      connectionString: databaseUrl,
      max: 1,
      connectionTimeoutMillis: HEALTH_TIMEOUT_MS,
      query_timeout: HEALTH_TIMEOUT_MS,
      application_name: 'steppes-health',
      keepAlive: true,
    },
    () => undefined,
  );

/** Reports the log either as unreachable or as the wrong one, never as both. */
const watchLog = (readiness: Readiness, store: EventStore, guard: LogGuard): void => {
  const answers = async (): Promise<boolean> => (await store.head(), true);
  readiness.add('event store', () => answers().catch((error: unknown) => error instanceof WrongLogError));
  readiness.add('the log that the database was read from', () =>
    guard.isRight().catch((error: unknown) => error instanceof EventStoreUnavailableError),
  );
};

interface WatchedParts {
  readonly health: pg.Pool;
  /** The store without retries: a check must see an outage at once. */
  readonly store: EventStore;
  readonly logGuard: LogGuard;
  readonly redis: Redis | null;
  readonly reports: DiskReports;
}

/** What a process needs to serve, watched from now on. */
export const watchedReadiness = (
  { config, log }: Context,
  { health, store, logGuard, redis, reports }: WatchedParts,
): Readiness => {
  const readiness = new Readiness({ log });
  readiness.add('database', async () => (await health.query('select 1')).rowCount === 1);
  watchLog(readiness, store, logGuard);
  const folder = config.databaseUrl === null ? config.dataDir : null;
  readiness.add('disk', diskCheck({ reports, folder, log, writeSome: () => health.query(WRITE_SOME) }));
  // Turns are played and told without it; limits and jobs wait.
  if (redis) readiness.add('redis', async () => (await redis.ping(), true), false);
  readiness.watch();
  return readiness;
};
