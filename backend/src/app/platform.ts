import type pg from 'pg';
import { type DataSource } from 'typeorm';
import { STREAM_KINDS } from '#contracts/shared/event-registry.js';
import { type Clock, systemClock } from '#backend/platform/clock/clock.js';
import { type Config } from '#backend/platform/config/config.js';
import { createEventStoreDbEventStore } from '#backend/platform/event-store/eventstoredb/eventstoredb-event-store.js';
import {
  EventStoreUnavailableError,
  type EventStore,
  type KnownLog,
  WrongLogError,
} from '#backend/platform/event-store/event-store.port.js';
import { withPatientReads } from '#backend/platform/event-store/patient-event-store.js';
import { createPostgresEventStore } from '#backend/platform/event-store/postgres/postgres-event-store.js';
import { diskCheck, WRITE_SOME } from '#backend/platform/health/disk-check.js';
import { DiskReports } from '#backend/platform/health/disk-reports.js';
import { Readiness } from '#backend/platform/health/readiness.js';
import { knownLogOf, placesIn } from '#backend/platform/log-identity/places.js';
import { createEventLog } from '#backend/platform/log/create-log.js';
import { type Jobs } from '#backend/platform/jobs/jobs.port.js';
import { createPostgresJobs } from '#backend/platform/jobs/postgres-jobs.js';
import { createRedisJobs } from '#backend/platform/jobs/redis-jobs.js';
import { type Secrets } from '#backend/platform/keys/settle-secrets.js';
import { type Logger } from '#backend/platform/logger.port.js';
import { createRateLimits, onPostgres, onRedis } from '#backend/platform/rate-limits/shared-rate-limits.js';
import { type RateLimits } from '#backend/platform/rate-limits/rate-limits.port.js';
import { openReadModels } from '#backend/platform/read-models/open-read-models.js';
import { openPool } from '#backend/platform/postgres/open-pool.js';
import { createPostgresSentences } from '#backend/platform/realtime/postgres-sentences.js';
import { createRedisSentences } from '#backend/platform/realtime/redis-sentences.js';
import { type Sentences } from '#backend/platform/realtime/sentences.port.js';
import { Redis } from 'ioredis';
import { CurrentProgress } from './current-progress.js';
import { type Part } from './lifecycle.js';
import { LogGuard } from './log-guard.js';
import { type StartupError } from './startup-error.js';
import { type Random, systemRandom } from '#backend/platform/random/random.js';

/** Input of every process. */
export interface Context {
  readonly config: Config;
  readonly databaseUrl: string;
  readonly secrets: Secrets;
  readonly log: Logger;
  /** A line for the operator. */
  readonly print?: (line: string) => void;
  /** The log was away at the start, and turned out to be a wrong one. */
  readonly onRefused?: (error: StartupError) => void;
  /** True for a tool that may meet another log than the one the database was read from. */
  readonly anyLog?: boolean;
}

/** All adapters of one process: made once, shared by its roles. */
export interface Platform extends Context {
  readonly clock: Clock;
  readonly random: Random;
  readonly pool: pg.Pool;
  readonly readModels: DataSource;
  /** Its reads outlast a short outage. */
  readonly store: EventStore;
  /** Begun by the processes that serve. */
  readonly logGuard: LogGuard;
  readonly events: ReturnType<typeof createEventLog>;
  readonly progress: CurrentProgress;
  readonly readiness: Readiness;
  readonly rateLimits: RateLimits;
  readonly jobs: Jobs;
  readonly sentences: Sentences;
  /** In the order in which they were opened. */
  readonly parts: readonly Part[];
  /** Ends the parts in reverse order. */
  close(): Promise<void>;
}

const POOL_SIZE = 8;
const CONNECT_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 15_000;
const HEALTH_TIMEOUT_MS = 1_000;

const openQueries = ({ databaseUrl, log }: Context): pg.Pool =>
  openPool(
    {
      connectionString: databaseUrl,
      max: POOL_SIZE,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      statement_timeout: STATEMENT_TIMEOUT_MS,
      application_name: 'steppes-queries',
      keepAlive: true,
    },
    (error) => log.warn({ error }, 'an idle database connection was lost'),
  );

/** A connection of its own: a process whose connections are all busy still answers. */
const openHealthQueries = ({ databaseUrl }: Context): pg.Pool =>
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

const REDIS_TIMEOUT_MS = 1_000;

const openRedis = ({ config: { redisUrl }, log }: Context): Redis | null => {
  if (redisUrl === null) return null;
  const redis = new Redis(redisUrl, {
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    commandTimeout: REDIS_TIMEOUT_MS,
  });
  return redis.on('error', (error) => log.warn({ error }, 'Redis can not be reached'));
};

const storeOf = ({ config, databaseUrl, log }: Context, known: KnownLog): EventStore => {
  const { eventStoreUrl, eventStorePrefix } = config;
  if (eventStoreUrl === null) return createPostgresEventStore({ connectionString: databaseUrl, log, known });
  return createEventStoreDbEventStore({
    connectionString: eventStoreUrl,
    streamKinds: STREAM_KINDS,
    streamPrefix: eventStorePrefix,
    log,
    known,
  });
};

const nobodyToTell = { print: () => undefined, onRefused: () => undefined };

const ANY_LOG: KnownLog = { id: null, position: null };

/** The store keeps to the log that this database was read from. */
const openStore = async (context: Context, db: pg.Pool): Promise<EventStore> =>
  storeOf(context, context.anyLog ? ANY_LOG : knownLogOf(await placesIn(db)));

/** Away or wrong: one of the two is missing, not both. */
const watchLog = (readiness: Readiness, store: EventStore, guard: LogGuard): void => {
  const answers = async (): Promise<boolean> => (await store.head(), true);
  readiness.add('event store', () => answers().catch((error: unknown) => error instanceof WrongLogError));
  readiness.add('the log that the database was read from', () =>
    guard.isRight().catch((error: unknown) => error instanceof EventStoreUnavailableError),
  );
};

const openJobs = ({ config: { redisUrl }, databaseUrl, log }: Context): Jobs =>
  redisUrl === null ? createPostgresJobs({ databaseUrl, log }) : createRedisJobs({ redisUrl, log });

const openSentences = ({ config: { redisUrl }, databaseUrl, log }: Context, db: pg.Pool): Sentences =>
  redisUrl === null ? createPostgresSentences({ db, databaseUrl, log }) : createRedisSentences({ redisUrl, log });

interface WatchedParts {
  readonly health: pg.Pool;
  /** Without patience. */
  readonly store: EventStore;
  readonly logGuard: LogGuard;
  readonly redis: Redis | null;
  readonly reports: DiskReports;
}

const watchedReadiness = (
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

const now = (end: () => void): Promise<void> => {
  end();
  return Promise.resolve();
};

/**
 * Opens the adapters that the configuration chooses (design section 2). @param reports what this log's parts say of a
 * full disk
 */
export const openPlatform = async (context: Context, reports = new DiskReports()): Promise<Platform> => {
  const readModels = await openReadModels(context);
  const pool = openQueries(context);
  const hasty = await openStore(context, pool);
  const store = withPatientReads(hasty);
  const logGuard = new LogGuard({ ...nobodyToTell, ...context, log: hasty, db: pool });
  const [clock, random] = [systemClock, systemRandom];
  const progress = new CurrentProgress(context);
  const events = createEventLog({
    store,
    db: pool,
    secret: context.secrets.diceKey,
    clock,
    random,
    progress,
    snapshots: { onError: (error) => context.log.warn({ error }, 'a snapshot could not be written') },
  });
  const redis = openRedis(context);
  const rateLimits = createRateLimits(context.config.rateLimit, redis ? onRedis(redis) : onPostgres(pool), context.log);
  const health = openHealthQueries(context);
  const readiness = watchedReadiness(context, { health, store: hasty, logGuard, redis, reports });
  const [jobs, sentences] = [openJobs(context), openSentences(context, pool)];
  const endPools = async (): Promise<void> => {
    await Promise.all([readModels.destroy(), pool.end(), health.end()]);
  };
  const parts: readonly Part[] = [
    { name: 'the connections to the database', end: endPools },
    { name: 'the connection to Redis', end: () => now(() => redis?.disconnect()) },
    { name: 'the event store', end: () => store.close() },
    { name: 'the progress of the read models', end: () => progress.close() },
    { name: 'the writing of snapshots', end: () => events.idle() },
    { name: 'the sentences', end: () => sentences.close() },
    { name: 'the queues', end: () => jobs.close() },
    { name: "the watch on the log's identity", end: () => logGuard.close() },
    { name: 'the health checks', end: () => now(() => readiness.stop()) },
  ];
  return {
    ...context,
    clock,
    random,
    pool,
    readModels,
    store,
    logGuard,
    events,
    progress,
    readiness,
    rateLimits,
    jobs,
    sentences,
    parts,
    close: async () => {
      for (const part of parts.toReversed()) await part.end();
    },
  };
};
