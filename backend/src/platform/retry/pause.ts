import { setTimeout as wait } from 'node:timers/promises';

/** Resolves after `ms`, or at once when the signal aborts. */
export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  wait(ms, undefined, { signal }).catch(() => undefined);
