import { setTimeout as pause } from 'node:timers/promises';
import type { Position } from '../event-store.port.js';
import { ignored } from '#backend/shared/ignored.js';

/** Notifications of the log carry its head, as text. */
export const LOG_CHANNEL = 'event_log';
const PAUSE_MS = 20;

/**
 * Notifies the other processes of the log's head: at once, then at most every PAUSE_MS. It runs outside the append, so
 * that the append is not slower. After a lost notification, the watchers find the head by polling.
 */
export const createAppendNotifier = (notify: (channel: string, payload: string) => Promise<void>) => {
  let told = 0n;
  let latest = 0n;
  let telling: Promise<void> | undefined;

  const tell = async (): Promise<void> => {
    while (told < latest) {
      told = latest;
      await notify(LOG_CHANNEL, String(told)).catch(ignored.madeUpFor);
      if (!closing.signal.aborted)
        await pause(PAUSE_MS, undefined, { signal: closing.signal }).catch(ignored.whileClosing);
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
