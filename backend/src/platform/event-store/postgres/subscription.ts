import type { EventStore, Position, RecordedEvent, SubscribeOptions } from '../event-store.port.js';
import type { Logger } from '../../logger.port.js';
import { causeOf } from './append-failure.js';
import type { LogReader } from './log-reader.js';
import type { LogWatch } from './log-watch.js';
import type { PostgresListener } from '../../postgres/listen.js';
import { retry } from '../../retry/retry.js';

interface Sources {
  readonly reader: Pick<LogReader, 'readAfter'>;
  readonly watch: Pick<LogWatch, 'head' | 'changeFrom' | 'closed'>;
  readonly listener: Pick<PostgresListener, 'start'>;
  readonly log: Pick<Logger, 'warn'>;
}

/**
 * Reads pages by position, then waits until the log's head has moved. It skips no event: positions become visible in
 * order, so a page has no gap that fills later.
 */
export const createSubscribe = ({ reader, watch, listener, log }: Sources): EventStore['subscribe'] =>
  async function* subscribe({ after, signal, maxBatch = 500 }: SubscribeOptions) {
    const ended = AbortSignal.any([signal, watch.closed]);
    const hasEnded = (): boolean => ended.aborted;
    let position = after ?? 0n;
    listener.start();
    while (!hasEnded()) {
      const { head } = watch;
      // Everything up to the known head has been read: the next page would be empty.
      const isAtHead = head > 0n && head === position;
      const page = isAtHead ? [] : await readPage(position, maxBatch, ended);
      if (hasEnded()) return;
      if (page.length > 0) {
        position = page.at(-1)?.position ?? position;
        yield page;
      } else await watch.changeFrom(head, ended);
    }

    /** Empty once `until` is aborted. */
    function readPage(from: Position, limit: number, until: AbortSignal): Promise<readonly RecordedEvent[]> {
      return retry(() => unlessAborted(reader.readAfter(from, limit), until), {
        signal: until,
        onFailure: (error) =>
          log.warn({ after: String(from), cause: causeOf(error) }, 'A subscription cannot read the log just now'),
      }).catch(() => []);
    }
  };

/** An abort does not wait for a database that hangs. */
const unlessAborted = async <T>(reading: Promise<T>, signal: AbortSignal): Promise<T> => {
  let stop = (): void => undefined;
  const aborted = new Promise<never>((_, reject) => {
    stop = () => {
      reject(new Error('aborted'));
    };
    signal.addEventListener('abort', stop, { once: true });
  });
  return Promise.race([reading, aborted]).finally(() => signal.removeEventListener('abort', stop));
};
