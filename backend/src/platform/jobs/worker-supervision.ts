import { once } from 'node:events';
import pTimeout from 'p-timeout';
import { keepRunning } from '../retry/keep-running.js';
import { type BullWorker, CLOSE_WITHIN_MS, RECONNECT_MS } from './bull-backend.js';

export interface SupervisedWorker {
  /** Ends before the worker is created. It never fails. */
  readonly prepare: () => Promise<void>;
  readonly create: () => BullWorker;
  /** Closes the worker after its running jobs have ended. */
  readonly closing: AbortSignal;
  readonly warn: (error: unknown, message: string) => void;
}

/**
 * Keeps a worker running for a queue. After a failed first connection, a BullMQ worker on Postgres never recovers: it
 * retries without a pause and blocks the process. So a worker that could not start is replaced.
 */
export const superviseWorker = ({ prepare, create, closing, warn }: SupervisedWorker): Promise<void> => {
  const work = async (): Promise<void> => {
    await prepare();
    if (closing.aborted) return;
    const worker = create();
    const ended = new AbortController();
    const closed = once(closing, 'abort', { signal: ended.signal });
    try {
      await Promise.race([worker.waitUntilReady().then(() => (closing.aborted ? undefined : worker.run())), closed]);
    } finally {
      ended.abort();
      await pTimeout(worker.close(), { milliseconds: CLOSE_WITHIN_MS }).catch((error: unknown) =>
        warn(error, 'a worker did not close'),
      );
    }
  };
  return keepRunning(work, {
    signal: closing,
    firstMs: RECONNECT_MS,
    longestMs: RECONNECT_MS,
    onFailure: (error) => warn(error, 'a worker lost its queue; it tries again'),
  });
};
