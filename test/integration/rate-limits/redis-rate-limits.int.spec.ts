import { Redis } from 'ioredis';
import { createRateLimits, onRedis } from '#backend/platform/rate-limits/shared-rate-limits.js';
import { quietLog } from '../../support/quiet-log.js';
import { rateLimitsContract } from './rate-limits.contract.js';

const redisUrl = process.env['REDIS_URL'];

if (redisUrl) {
  let redis: Redis;
  beforeAll(() => {
    redis = new Redis(redisUrl);
  });
  afterAll(() => redis.quit());

  rateLimitsContract('Redis', {
    open: () => createRateLimits(1, onRedis(redis), quietLog),
    expireLater: async (ms) => {
      for (const key of await redis.keys('turn:*')) {
        const left = await redis.pttl(key);
        if (left > 0) await redis.pexpire(key, left + ms);
      }
    },
  });
}

it('without a store, no limit applies', async () => {
  const away = new Redis({ port: 1, lazyConnect: true, enableOfflineQueue: false, retryStrategy: () => null });
  away.on('error', () => undefined);
  expect(await createRateLimits(1, onRedis(away), quietLog).take('turn', 'somebody')).toBeNull();
  away.disconnect();
});
