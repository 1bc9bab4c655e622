import { JobsUnavailableError } from '#backend/platform/jobs/jobs.port.js';
import { createRedisJobs } from '#backend/platform/jobs/redis-jobs.js';
import { quietLog } from '../../support/quiet-log.js';
import { jobsContract } from './jobs.contract.js';

const redisUrl = process.env['REDIS_URL'];

if (redisUrl) jobsContract('Redis', () => Promise.resolve(createRedisJobs({ redisUrl, log: quietLog })));

describe('jobs on a Redis that is not there', () => {
  it('refuse a job within a few seconds, by name', async () => {
    const jobs = createRedisJobs({ redisUrl: 'redis://127.0.0.1:1', log: quietLog });
    await expect(jobs.add('nowhere', {}, { id: 'a' })).rejects.toThrow(JobsUnavailableError);
    await jobs.close();
  });
});
