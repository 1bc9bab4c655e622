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

export type MakeLimiter = (options: {
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
/** Clocks of several machines differ by less. */
const CLOCKS_DIFFER_MS = 5_000;

/**
 * A count that lasts longer than its period was begun by a clock ahead of ours: it is forgotten, so that nobody waits
 * for that clock's time.
 */
const consumed = async (limiter: RateLimiterAbstract, holder: string): Promise<RateLimiterRes> => {
  const consume = (): Promise<RateLimiterRes> =>
    limiter.consume(holder).catch((refusal: unknown) => {
      if (refusal instanceof RateLimiterRes) return refusal;
      throw refusal;
    });
  const count = await consume();
  if (count.msBeforeNext <= limiter.duration * MS + CLOCKS_DIFFER_MS) return count;
  await limiter.delete(holder);
  return consume();
};

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
    take: async (limited, holder, told) => {
      const limiter = limiters[limited];
      try {
        const { consumedPoints, remainingPoints, msBeforeNext } = await consumed(limiter, holder);
        const resetS = Math.max(1, Math.ceil(msBeforeNext / MS));
        told?.({ limit: limiter.points, remaining: Math.max(0, remainingPoints), resetS });
        return consumedPoints > limiter.points ? resetS : null;
      } catch (error) {
        log.warn({ error, limited }, 'a rate limit could not be read; no limit applies');
        return null;
      }
    },
  });
};
