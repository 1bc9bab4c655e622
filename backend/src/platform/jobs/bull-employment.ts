import { setTimeout as pause } from 'node:timers/promises';
import pTimeout from 'p-timeout';
import { type BullWorker, CLOSE_WITHIN_MS, RECONNECT_MS } from './bull-backend.js';

export interface Vacancy {
  readonly hire: () => BullWorker;
  /** Ends it, once the jobs in hand have ended. */
  readonly signal: AbortSignal;
  readonly complain: (error: unknown, message: string) => void;
}

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    signal.addEventListener(
      'abort',
      () => {
        resolve();
      },
      { once: true },
    );
  });

/**
 * Keeps a worker at a queue. BullMQ on Postgres remembers for good that its first connection failed, and a worker of
 * that kind asks again without a pause, so that nothing else is ever done: whoever could not begin is replaced.
 */
export const employ = async ({ hire, signal, complain }: Vacancy): Promise<void> => {
  const over = aborted(signal);
  const isOver = (): boolean => signal.aborted;
  while (!isOver()) {
    const worker = hire();
    const close = (): Promise<unknown> =>
      pTimeout(worker.close(), { milliseconds: CLOSE_WITHIN_MS }).catch((error: unknown) =>
        complain(error, 'a worker did not close'),
      );
    const work = worker.waitUntilReady().then(() => (isOver() ? undefined : worker.run()));
    await Promise.race([work, over]).catch((error: unknown) =>
      complain(error, 'a worker lost its queue; it tries again'),
    );
    await close();
    if (!isOver()) await pause(RECONNECT_MS, undefined, { signal }).catch(() => undefined);
  }
};
