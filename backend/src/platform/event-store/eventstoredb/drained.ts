import type { EventStoreDBClient } from '@eventstore/db-client';
import { isEnded } from './client-slot.js';
import { SilenceError } from './time-limit.js';
import { ignored } from '#backend/shared/ignored.js';

/** The type of the client's reads. */
export interface Draining<T> extends AsyncIterable<T> {
  on(event: 'error', listener: () => void): unknown;
  destroy(error: Error): unknown;
  cancel(): Promise<void>;
}

/** A read that the end of its client cut off looks like a whole one. @throws Error for such a read, and as `drained` */
export const wholeRead = async <T>(
  client: EventStoreDBClient,
  events: Draining<T>,
  silenceMs: number,
): Promise<T[]> => {
  const all = await drained(events, silenceMs);
  if (isEnded(client)) throw new Error('the connection was closed during the read');
  return all;
};

/**
 * All events of a read. It always reads to the end, since an unfinished read leaks its call.
 *
 * @throws SilenceError when no event arrives in time: the client gives its reads no deadline
 */
const drained = async <T>(events: Draining<T>, silenceMs: number): Promise<T[]> => {
  const all: T[] = [];
  const timer = setTimeout(() => {
    events.destroy(new SilenceError(silenceMs));
  }, silenceMs);
  events.on('error', () => undefined);
  try {
    for await (const event of events) {
      all.push(event);
      timer.refresh();
    }
    return all;
  } catch (error) {
    void events.cancel().catch(ignored.whileClosing);
    throw error;
  } finally {
    clearTimeout(timer);
  }
};
