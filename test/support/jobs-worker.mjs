import { createPostgresJobs } from '#backend/platform/jobs/postgres-jobs.js';
import { defineQueue } from '#backend/platform/jobs/queue.js';
import { createRedisJobs } from '#backend/platform/jobs/redis-jobs.js';

const nothing = () => undefined;
const quietLog = { trace: nothing, debug: nothing, info: nothing, warn: nothing, error: nothing, fatal: nothing };

// A worker that begins a job, says so, and never ends it: to be killed.
const [kind = '', url = '', queue = '', aheadMs = '0'] = process.argv.slice(2);
const now = Date.now.bind(Date);
Date.now = () => now() + Number(aheadMs);
const options = { log: quietLog, lockMs: 400 };
const jobs =
  kind === 'redis'
    ? createRedisJobs({ redisUrl: url, ...options })
    : createPostgresJobs({ databaseUrl: url, ...options });
await jobs.work(defineQueue({ name: queue }), () => {
  process.stdout.write('begun\n');
  return new Promise(nothing);
});
