import { Redis } from 'ioredis';
import { createRedisJobs } from '#backend/platform/jobs/redis-jobs.js';
import { quietLog } from '../../support/quiet-log.js';
import { jobsContract } from './jobs.contract.js';
import { jobsOutageContract } from './jobs-outage.contract.js';

const redisUrl = process.env['REDIS_URL'];

const cutConnections = async (): Promise<void> => {
  const client = new Redis(redisUrl ?? '');
  await client.client('KILL', 'TYPE', 'normal', 'SKIPME', 'yes');
  await client.quit();
};

if (redisUrl) {
  jobsContract('Redis', {
    kind: 'redis',
    url: () => redisUrl,
    cutConnections,
    open: (options = {}) => createRedisJobs({ redisUrl, log: quietLog, ...options }),
  });
}
jobsOutageContract('Redis', (port) => createRedisJobs({ redisUrl: `redis://127.0.0.1:${port}`, log: quietLog }));
