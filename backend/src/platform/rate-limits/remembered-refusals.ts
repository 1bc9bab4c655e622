import { LRUCache } from 'lru-cache';
import { type RateLimits, type RateStanding } from './rate-limits.port.js';

const MOST_HOLDERS = 10_000;
const MS = 1_000;

interface Refusal {
  readonly untilMs: number;
  /** As it was told with the refusal. */
  readonly standings: readonly RateStanding[];
}

/** A refused holder is refused from memory until the time is over: being past a limit costs the store nothing more. */
export const rememberingRefusals = (limits: RateLimits, nowMs = () => performance.now()): RateLimits => {
  const refusals = new LRUCache<string, Refusal>({ max: MOST_HOLDERS });
  return {
    take: async (limited, holder, told) => {
      const key = `${limited} ${holder}`;
      const { untilMs, standings } = refusals.get(key) ?? { untilMs: 0, standings: [] };
      const leftS = Math.ceil((untilMs - nowMs()) / MS);
      if (leftS > 0) {
        for (const standing of standings) told?.({ ...standing, resetS: leftS });
        return leftS;
      }
      const heard: RateStanding[] = [];
      const seconds = await limits.take(limited, holder, (standing) => void heard.push(standing));
      for (const standing of heard) told?.(standing);
      if (seconds !== null) refusals.set(key, { untilMs: nowMs() + seconds * MS, standings: heard });
      return seconds;
    },
  };
};
