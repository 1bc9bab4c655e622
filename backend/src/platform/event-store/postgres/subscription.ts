import {
  WrongLogError,
  type EventStore,
  type Position,
  type RecordedEvent,
  type SubscribeOptions,
} from '../event-store.port.js';
import type { Logger } from '../../logger.port.js';
import { causeOf } from './append-failure.js';
import { requireHeld, type LogView } from '../log-pin.js';
import type { LogReader } from './log-reader.js';
import type { LogWatch } from './log-watch.js';
import type { PostgresListener } from '../../postgres/listen.js';
import { retry } from '../../retry/retry.js';

interface Sources {
  readonly readAfter: LogReader['readAfter'];
  readonly view: Pick<LogView, 'holds' | 'head'>;
  /** Told of the last position of each page. */
  readonly saw: (position: Position) => void;
  readonly watch: Pick<LogWatch, 'head' | 'changeFrom' | 'closed'>;
  readonly listener: Pick<PostgresListener, 'start'>;
  readonly log: Pick<Logger, 'warn'>;
}

const isPassing = (error: unknown): boolean => !(error instanceof WrongLogError);

/**
 * Reads pages by position, then waits until the log's head has moved. It skips no event: positions become visible in
 * order, so a page has no gap that fills later.
 */
export const createSubscribe = (sources: Sources): EventStore['subscribe'] =>
  async function* subscribe({ after, signal, maxBatch = 500 }: SubscribeOptions) {
    const { readAfter, view, saw, watch, listener } = sources;
    const ended = AbortSignal.any([signal, watch.closed]);
    const hasEnded = (): boolean => ended.aborted;
    let position = after ?? 0n;
    listener.start();
    await patiently(sources, { read: () => requireHeld(position, view), from: position, until: ended });
    while (!hasEnded()) {
      const { head } = watch;
      const page = await patiently(sources, { read: () => nextPage(head), from: position, until: ended });
      if (page === undefined) return;
      const last = page.at(-1)?.position;
      if (last === undefined) await watch.changeFrom(head, ended);
      else {
        saw((position = last));
        yield page;
      }
    }

    /** Empty at the log's head. @throws WrongLogError when the head went back */
    async function nextPage(head: Position): Promise<readonly RecordedEvent[]> {
      if (head > 0n && head === position) return [];
      const page = await readAfter(position, maxBatch);
      if (page.length === 0 && head < position) await requireHeld(position, view);
      return page;
    }
  };

interface Reading<T> {
  readonly read: () => Promise<T>;
  readonly from: Position;
  readonly until: AbortSignal;
}

/** Undefined once `until` is aborted. @throws WrongLogError */
const patiently = async <T>({ log }: Sources, { read, from, until }: Reading<T>): Promise<T | undefined> => {
  try {
    return await retry(() => unlessAborted(read(), until), {
      signal: until,
      isPassing,
      onFailure: (error) =>
        log.warn({ after: String(from), cause: causeOf(error) }, 'A subscription cannot read the log just now'),
    });
  } catch (error) {
    if (until.aborted) return undefined;
    throw error;
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
