import { Redis } from 'ioredis';
import { createRedisJobs } from '#backend/platform/jobs/redis-jobs.js';
import { quietLog } from '../../support/quiet-log.js';
import { clockContract } from './clock.contract.js';
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
    expireLater: async (ms) => {
      const client = new Redis(redisUrl);
      for (const key of await client.keys('bull:clock-*')) {
        const left = await client.pttl(key);
        if (left > 0) await client.pexpire(key, left + ms);
      }
      await client.quit();
    },
    removeJob: async (queue, id, ageMs = 60_000) => {
      const client = new Redis(redisUrl);
      await client.zrem(`bull:${queue}:delayed`, id);
      await client.del(`bull:${queue}:${id}`);
      for (const line of await client.keys(`steppes:job-order:${queue}:*`))
        for (const place of await client.zrange(line, 0, -1)) await client.zincrby(line, -ageMs * 1_000, place);
      await client.quit();
    },
    open: (options = {}) => createRedisJobs({ redisUrl, log: quietLog, ...options }),
  };
  jobsContract('Redis', under);
  queueContract('Redis', under);
  clockContract('Redis', under);
}
jobsOutageContract('Redis', (port) => createRedisJobs({ redisUrl: `redis://127.0.0.1:${port}`, log: quietLog }));
