import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { type Logger } from '../logger.port.js';
import { workerOptions } from './bull-backend.js';
import { BullJobs, type BullJobsOptions } from './bull-jobs.js';
import { type JobData, type Jobs } from './jobs.port.js';
import { correctRedisTimes } from './redis-queue-times.js';
import { createRedisJobOrder } from './redis-job-order.js';
import { ignored } from '#backend/shared/ignored.js';

/** BullMQ's key `bull:<queue>:meta` exists for every queue that was ever opened. */
const queueNames = async (redis: Redis): Promise<readonly string[]> => {
  const names: string[] = [];
  for await (const keys of redis.scanStream({ match: 'bull:*:meta', count: 1_000 }))
    names.push(...(keys as string[]).map((key) => key.slice('bull:'.length, -':meta'.length)));
  return [...new Set(names)].sort();
};

/** Jobs on Redis, wherever REDIS_URL is set (design section 2). */
export const createRedisJobs = ({
  redisUrl,
  log,
  ...options
}: { readonly redisUrl: string; readonly log: Logger } & BullJobsOptions): Jobs => {
  // BullMQ's workers wait on a blocking command, so retries of a command must not be limited.
  const connection = new Redis(redisUrl, { maxRetriesPerRequest: null, lazyConnect: true, disconnectTimeout: 500 });
  // Each queue and worker logs its errors.
  connection.on('error', () => undefined);
  return new BullJobs(
    {
      queue: (name) => new Queue<JobData>(name, { connection }),
      worker: (settings, run) => new Worker(settings.name, run, { connection, ...workerOptions(settings) }),
      order: createRedisJobOrder(connection),
      correctTimes: correctRedisTimes(connection),
      queueNames: () => queueNames(connection),
      prepare: () => Promise.resolve(),
      close: async () => {
        if (connection.status === 'ready') await connection.quit().catch(ignored.whileClosing);
        connection.disconnect();
      },
    },
    log,
    options,
  );
};
