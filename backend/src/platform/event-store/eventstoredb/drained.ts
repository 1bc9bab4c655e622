import { SilenceError } from './patience.js';

/** What the client's reads return. */
export interface Draining<T> extends AsyncIterable<T> {
  on(event: 'error', listener: () => void): unknown;
  destroy(error: Error): unknown;
  cancel(): Promise<void>;
}

/**
 * Everything a read yields; always to its end, for a read left half-way leaks its call.
 *
 * @throws SilenceError when nothing comes for so long: the client gives its reads no deadline
 */
export const drained = async <T>(events: Draining<T>, silenceMs: number): Promise<T[]> => {
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
    void events.cancel().catch(() => undefined);
    throw error;
  } finally {
    clearTimeout(timer);
  }
};
