import { type INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { SettleOpenPayments } from '#backend/modules/session/commands/settle-payment/settle-open-payments.js';
import { EventStoreUnavailableError, type Position } from '#backend/platform/event-store/event-store.port.js';
import { JobsUnavailableError } from '#backend/platform/jobs/jobs.port.js';
import { WorkDiscovery } from '#backend/platform/jobs/work-discovery.js';
import { withStartRetries } from '#backend/platform/jobs/start-retries.js';
import { startWork } from '#backend/platform/jobs/work.js';
import { type DecodeRecorded } from '#backend/platform/reactions/reaction-events.js';
import { startReaction } from '#backend/platform/reactions/reaction-runner.js';
import { endWorker } from './end-worker.js';
import { nestLogger } from './logger.js';
import { type Platform } from './platform.js';
import { collectQueueMetrics } from './queue-metrics.js';
import { type ProcessRole, type StartRole } from './role.js';
import { StartupError } from './startup-error.js';
import { WorkerModule } from './worker.module.js';

/** The first settlement delays the start by at most this time: the repeated one runs soon. */
const CATCH_UP_WITHIN_MS = 15_000;

/**
 * On a single machine no other process works on payments: open ones are settled before the first request (design
 * section 6, step 4).
 */
const settleLeftOvers = async (
  { config, progress, store, log }: Platform,
  app: INestApplicationContext,
): Promise<void> => {
  if (config.databaseUrl !== null || progress.projector === null) return;
  let head: Position | null;
  try {
    head = await store.head();
  } catch (error) {
    if (!(error instanceof EventStoreUnavailableError)) throw error;
    log.warn({}, 'the log does not answer: open payments are settled later');
    return;
  }
  if (head !== null && !(await progress.waitFor(head, CATCH_UP_WITHIN_MS))) {
    log.warn({}, 'the read models are still behind: open payments are settled later');
    return;
  }
  const settled = await app.get(SettleOpenPayments).settleOpenPayments({ olderThanMs: 0 });
  if (settled > 0) log.info({ settled }, 'payments that a former process had left open are settled');
};

const unreachableQueues = ({ config: { redisUrl } }: Platform): string =>
  redisUrl === null
    ? 'The queues in the database are out of reach'
    : `REDIS_URL: can't connect to ${new URL(redisUrl).host}`;

const inWords =
  (platform: Platform) =>
  (error: unknown): never => {
    if (!(error instanceof JobsUnavailableError)) throw error;
    throw new StartupError(unreachableQueues(platform));
  };

const begin = async (platform: Platform, app: INestApplicationContext): Promise<() => Promise<void>> => {
  const { jobs, store, events, log, databaseUrl, readiness } = platform;
  const work = app.get(WorkDiscovery).find();
  await settleLeftOvers(platform, app);
  const onWaiting = (): void => log.warn({}, `${unreachableQueues(platform)}: the start waits for them`);
  await startWork(withStartRetries(jobs, { onWaiting }), work, platform).catch(inWords(platform));
  const decode: DecodeRecorded = (batch) => events.log.decodeMany(batch);
  const reactions = work.reactions.map((reaction) => {
    const running = startReaction({ reaction, store, jobs, log, databaseUrl, decode });
    readiness.add(`reaction ${reaction.name}`, () => running.state !== 'poisoned' || running.state);
    return running;
  });
  return () => endWorker({ reactions, app, jobs });
};

/** Narration, settlement, mail and other work that no player waits for. @throws StartupError, UnattendedQueueError */
const startWorker: StartRole = async (platform) => {
  const app = await NestFactory.createApplicationContext(WorkerModule.for(platform), {
    logger: nestLogger(platform.log),
    abortOnError: false,
  });
  platform.models.start();
  collectQueueMetrics(platform);
  try {
    return { stop: await begin(platform, app) };
  } catch (error) {
    await app.close();
    throw error;
  }
};

export const workerRole: ProcessRole = { name: 'worker', listens: false, start: startWorker };
