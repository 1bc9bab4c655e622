import { Redis } from 'ioredis';
import { createRedisJobs } from '#backend/platform/jobs/redis-jobs.js';
import { quietLog } from '../../support/quiet-log.js';
import { jobsContract, type JobsUnderTest } from './jobs.contract.js';
import { queueContract } from './queue.contract.js';
import { jobsOutageContract } from './jobs-outage.contract.js';

const redisUrl = process.env['REDIS_URL'];

const cutConnections = async (): Promise<void> => {
  const client = new Redis(redisUrl ?? '');
  await client.client('KILL', 'TYPE', 'normal', 'SKIPME', 'yes');
  await client.quit();
};

if (redisUrl) {
  const under: JobsUnderTest = {
    kind: 'redis',
    url: () => redisUrl,
    cutConnections,
    removeJob: async (queue, id) => {
      const client = new Redis(redisUrl);
      await client.zrem(`bull:${queue}:delayed`, id);
      await client.del(`bull:${queue}:${id}`);
      for (const line of await client.keys(`steppes:job-order:${queue}:*`)) await client.zincrby(line, -60_000_000, id);
      await client.quit();
    },
    open: (options = {}) => createRedisJobs({ redisUrl, log: quietLog, ...options }),
  };
  jobsContract('Redis', under);
  queueContract('Redis', under);
}
jobsOutageContract('Redis', (port) => createRedisJobs({ redisUrl: `redis://127.0.0.1:${port}`, log: quietLog }));
