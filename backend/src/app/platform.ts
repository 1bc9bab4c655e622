import type pg from 'pg';
import { Registry } from 'prom-client';
import { type DataSource } from 'typeorm';
import { type Clock, systemClock } from '#backend/platform/clock/clock.js';
import { type EventStore } from '#backend/platform/event-store/event-store.port.js';
import { withReadRetries } from '#backend/platform/event-store/read-retries.js';
import { DiskReports } from '#backend/platform/health/disk-reports.js';
import { type Readiness } from '#backend/platform/health/readiness.js';
import { createEventLog } from '#backend/platform/log/create-log.js';
import { type CrmSales } from '#backend/platform/crm/crm-sales.port.js';
import { type Crm } from '#backend/platform/crm/crm.port.js';
import { openCrm, openSales } from '#backend/platform/crm/open-crm.js';
import { type Mailer } from '#backend/platform/mail/mail.port.js';
import { type ModelEndpoint, openModels } from '#backend/platform/model/open-models.js';
import { type Jobs } from '#backend/platform/jobs/jobs.port.js';
import { createRateLimits, onPostgres, onRedis } from '#backend/platform/rate-limits/shared-rate-limits.js';
import { type Lockout } from '#backend/platform/rate-limits/lockout.port.js';
import { createLockout } from '#backend/platform/rate-limits/shared-lockout.js';
import { type RateLimits } from '#backend/platform/rate-limits/rate-limits.port.js';
import { createSharedMutex, type SharedMutex } from '#backend/platform/postgres/shared-mutex.js';
import { openReadModels } from '#backend/platform/read-models/open-read-models.js';
import { type Sentences } from '#backend/platform/realtime/sentences.port.js';
import { CurrentProgress } from './current-progress.js';
import { type LifecyclePart } from './lifecycle.js';
import { LogGuard } from './log-guard.js';
import { type Random, systemRandom } from '#backend/platform/random/random.js';
import { closeRedis, openJobs, openMailer, openQueries, openRedis, openSentences, openStore } from './open-adapters.js';
import { type Context } from './platform-context.js';
import { openHealthQueries, watchedReadiness } from './watched-readiness.js';

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
  readonly lockout: Lockout;
  readonly sharedMutex: SharedMutex;
  readonly jobs: Jobs;
  readonly sentences: Sentences;
  readonly mailer: Mailer;
  readonly crm: Crm;
  readonly crmSales: CrmSales;
  /** Of this platform's parts; /metrics prints them with those of the process. */
  readonly metrics: Registry;
  readonly models: ModelEndpoint;
  /** In the order in which they were opened. */
  readonly parts: readonly LifecyclePart[];
  /** Ends the parts in reverse order. */
  close(): Promise<void>;
}

const nobodyToTell = { print: () => undefined, onRefused: () => undefined };

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
  const unretriedStore = await openStore(context, pool);
  const store = withReadRetries(unretriedStore);
  const logGuard = new LogGuard({ ...nobodyToTell, ...context, log: unretriedStore, db: pool });
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
  const limiters = redis ? onRedis(redis) : onPostgres(pool);
  const rateLimits = createRateLimits(context.config.rateLimit, limiters, context.log);
  const lockout = createLockout(context.config.rateLimit, limiters, context.log);
  const sharedMutex = createSharedMutex(context);
  const health = openHealthQueries(context);
  const readiness = watchedReadiness(context, { health, store: unretriedStore, logGuard, redis, reports });
  const [jobs, sentences, mailer] = [openJobs(context), openSentences(context, pool), openMailer(context)];
  const metrics = new Registry();
  const models = openModels(context.config.model, { log: context.log, metrics });
  for (const { name, look } of models.findings) readiness.add(name, look, false);
  const endPools = async (): Promise<void> => {
    await Promise.all([readModels.destroy(), pool.end(), health.end(), sharedMutex.end()]);
  };
  const parts: readonly LifecyclePart[] = [
    { name: 'the connections to the database', end: endPools },
    { name: 'the connection to Redis', end: () => now(() => redis && closeRedis(redis)) },
    { name: 'the event store', end: () => store.close() },
    { name: 'the progress of the read models', end: () => progress.close() },
    { name: 'the writing of snapshots', end: () => events.idle() },
    { name: 'the sentences', end: () => sentences.close() },
    { name: "the model's endpoint", end: () => now(() => models.close()) },
    { name: 'the mail', end: () => mailer.close() },
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
    lockout,
    sharedMutex,
    jobs,
    sentences,
    mailer,
    crm: openCrm(context.config.crm, pool, clock),
    crmSales: openSales(context.config.crm, pool, clock),
    metrics,
    models,
    parts,
    close: async () => {
      for (const part of parts.toReversed()) await part.end();
    },
  };
};
