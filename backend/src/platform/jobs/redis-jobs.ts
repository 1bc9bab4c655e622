import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { type Log } from '../log.port.js';
import { BullJobs } from './bull-jobs.js';
import { type Jobs } from './jobs.port.js';

/** Jobs on Redis, wherever REDIS_URL is set (design section 2). */
export const createRedisJobs = ({ redisUrl, log }: { readonly redisUrl: string; readonly log: Log }): Jobs => {
  // BullMQ's workers wait on a blocking command, which must not give up by itself.
  const connection = new Redis(redisUrl, { maxRetriesPerRequest: null });
  connection.on('error', (error) => log.warn({ error }, 'Redis is out of reach'));
  return new BullJobs({
    queue: (name) => new Queue(name, { connection }),
    worker: (name, run, concurrency) => new Worker(name, run, { connection, concurrency }),
    prepare: () => Promise.resolve(),
    close: async () => { await connection.quit().catch(() => connection.disconnect()); },
  }, log);
};
