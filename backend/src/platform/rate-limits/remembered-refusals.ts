import { LRUCache } from 'lru-cache';
import { type RateLimits } from './rate-limits.port.js';

const MOST_HOLDERS = 10_000;
const MS = 1_000;

/** A refused holder is refused from memory until the time is over: being past a limit costs the store nothing more. */
export const rememberingRefusals = (limits: RateLimits, nowMs = () => performance.now()): RateLimits => {
  const until = new LRUCache<string, number>({ max: MOST_HOLDERS });
  return {
    take: async (limited, holder) => {
      const key = `${limited} ${holder}`;
      const leftMs = (until.get(key) ?? 0) - nowMs();
      if (leftMs > 0) return Math.ceil(leftMs / MS);
      const seconds = await limits.take(limited, holder);
      if (seconds !== null) until.set(key, nowMs() + seconds * MS);
      return seconds;
    },
  };
};
