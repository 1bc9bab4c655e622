import { type Redis } from 'ioredis';
import { type Pool } from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { type Logger } from '../logger.port.js';
import { type Limited, RATE_LIMITS, type RateLimit, type RateLimits } from './rate-limits.port.js';
import { rememberingRefusals } from './remembered-refusals.js';

type MakeLimiter = (options: {
  readonly keyPrefix: string;
  readonly points: number;
  readonly duration: number;
}) => RateLimiterAbstract;

export const onPostgres =
  (pool: Pool): MakeLimiter =>
  (options) =>
    new RateLimiterPostgres({
      ...options,
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
    });
export const onRedis =
  (redis: Redis): MakeLimiter =>
  (options) =>
    new RateLimiterRedis({ ...options, storeClient: redis });

const MS = 1_000;

/** The defaults times RATE_LIMIT's factor; no limit applies where it is off. */
export const createRateLimits = (factor: number | 'off', make: MakeLimiter, log: Logger): RateLimits => {
  if (factor === 'off') return { take: () => Promise.resolve(null) };
  const limiterOf = (limited: Limited): RateLimiterAbstract => {
    const { points, seconds, perCopy }: RateLimit = RATE_LIMITS[limited];
    const options = { keyPrefix: limited, points: Math.max(1, Math.round(points * factor)), duration: seconds };
    return perCopy ? new RateLimiterMemory(options) : make(options);
  };
  const limiters = Object.fromEntries(
    Object.keys(RATE_LIMITS).map((limited) => [limited, limiterOf(limited as Limited)]),
  ) as Record<Limited, RateLimiterAbstract>;
  return rememberingRefusals({
    take: (limited, holder) =>
      limiters[limited].consume(holder).then(
        () => null,
        (refusal: unknown) => {
          if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / MS));
          log.warn({ error: refusal, limited }, 'a rate limit could not be read; no limit applies');
          return null;
        },
      ),
  });
};
