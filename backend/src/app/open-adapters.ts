import { Redis } from 'ioredis';
import type pg from 'pg';
import { STREAM_KINDS } from '#contracts/shared/event-registry.js';
import { createEventStoreDbEventStore } from '#backend/platform/event-store/eventstoredb/eventstoredb-event-store.js';
import { type EventStore, type KnownLog } from '#backend/platform/event-store/event-store.port.js';
import { createPostgresEventStore } from '#backend/platform/event-store/postgres/postgres-event-store.js';
import { type Jobs } from '#backend/platform/jobs/jobs.port.js';
import { createPostgresJobs } from '#backend/platform/jobs/postgres-jobs.js';
import { createRedisJobs } from '#backend/platform/jobs/redis-jobs.js';
import { serverKeysFrom } from '#backend/platform/log/server-keys.js';
import { knownLogOf, placesIn } from '#backend/platform/log-identity/places.js';
import { createFileMailer } from '#backend/platform/mail/files/file-mailer.js';
import { type Mailer } from '#backend/platform/mail/mail.port.js';
import { createSmtpMailer } from '#backend/platform/mail/smtp/smtp-mailer.js';
import { openPool } from '#backend/platform/postgres/open-pool.js';
import { createPostgresSentences } from '#backend/platform/realtime/postgres-sentences.js';
import { systemRandom } from '#backend/platform/random/random.js';
import { createRedisSentences } from '#backend/platform/realtime/redis-sentences.js';
import { type Sentences } from '#backend/platform/realtime/sentences.port.js';
import { type Context } from './platform-context.js';

const POOL_SIZE = 8;
const CONNECT_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 15_000;

export const openQueries = ({ databaseUrl, log }: Context): pg.Pool =>
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

const REDIS_TIMEOUT_MS = 1_000;

export const openRedis = ({ config: { redisUrl }, log }: Context): Redis | null => {
  if (redisUrl === null) return null;
  const redis = new Redis(redisUrl, {
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    commandTimeout: REDIS_TIMEOUT_MS,
  });
  return redis.on('error', (error) => log.warn({ error }, 'Redis can not be reached'));
};

/** A connection that is closed while it opens reports an error, which is ignored: nobody needs Redis by then. */
export const closeRedis = (redis: Redis): void => {
  redis.removeAllListeners('error').on('error', () => undefined);
  redis.disconnect();
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

const ANY_LOG: KnownLog = { id: null, position: null };

/** The store keeps to the log that this database was read from. */
export const openStore = async (context: Context, db: pg.Pool): Promise<EventStore> =>
  storeOf(context, context.anyLog ? ANY_LOG : knownLogOf(await placesIn(db)));

export const openJobs = ({ config: { redisUrl }, databaseUrl, log }: Context): Jobs =>
  redisUrl === null ? createPostgresJobs({ databaseUrl, log }) : createRedisJobs({ redisUrl, log });

export const openSentences = ({ config: { redisUrl }, databaseUrl, secrets, log }: Context, db: pg.Pool): Sentences => {
  if (redisUrl !== null) return createRedisSentences({ redisUrl, log });
  return createPostgresSentences({ db, databaseUrl, log, key: serverKeysFrom(secrets.diceKey).toldSentences });
};

export const openMailer = ({ config: { smtpUrl, mailFrom, dataDir }, log }: Context): Mailer =>
  smtpUrl === null
    ? createFileMailer({ dataDir, mailFrom, log, random: systemRandom })
    : createSmtpMailer({ smtpUrl, mailFrom });
