import { setTimeout as pause } from 'node:timers/promises';
import type { Position } from '../event-store.port.js';

/** Notifications of the log carry its head, as text. */
export const LOG_CHANNEL = 'event_log';
const PAUSE_MS = 20;

/**
 * Tells the other processes how far the log has come: at once, then at most every PAUSE_MS. It is done outside the
 * append, which would otherwise pay for it; a notification that is lost is made good by the watchers' polling.
 */
export const createAppendNotifier = (notify: (channel: string, payload: string) => Promise<void>) => {
  let told = 0n;
  let latest = 0n;
  let telling: Promise<void> | undefined;

  const tell = async (): Promise<void> => {
    while (told < latest) {
      told = latest;
      await notify(LOG_CHANNEL, String(told)).catch(() => undefined);
      if (!closing.signal.aborted) await pause(PAUSE_MS, undefined, { signal: closing.signal }).catch(() => undefined);
    }
    telling = undefined;
  };
  const closing = new AbortController();

  return {
    appended: (position: Position): void => {
      if (position > latest) latest = position;
      telling ??= tell();
    },
    close: async (): Promise<void> => {
      closing.abort();
      await telling;
    },
  };
};
