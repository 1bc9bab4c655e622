import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { type Logger } from '../logger.port.js';
import { workerOptions } from './bull-backend.js';
import { BullJobs, type BullJobsOptions } from './bull-jobs.js';
import { type Jobs } from './jobs.port.js';

/** Jobs on Redis, wherever REDIS_URL is set (design section 2). */
export const createRedisJobs = ({
  redisUrl,
  log,
  ...options
}: { readonly redisUrl: string; readonly log: Logger } & BullJobsOptions): Jobs => {
  // BullMQ's workers wait on a blocking command, which must not give up by itself.
  const connection = new Redis(redisUrl, { maxRetriesPerRequest: null, lazyConnect: true, disconnectTimeout: 500 });
  // Each queue and worker hears of its errors and tells them.
  connection.on('error', () => undefined);
  return new BullJobs(
    {
      queue: (name) => new Queue(name, { connection }),
      worker: (name, run, employment) => new Worker(name, run, { connection, ...workerOptions(employment) }),
      prepare: () => Promise.resolve(),
      close: async () => {
        if (connection.status === 'ready') await connection.quit().catch(() => undefined);
        connection.disconnect();
      },
    },
    log,
    options,
  );
};
