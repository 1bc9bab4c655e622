import { setImmediate as nextTurn } from 'node:timers/promises';
import type { AppendResult, ExpectedRevision, NewEvent, Position, RecordedEvent } from '../event-store.port.js';
import {
  batchOf,
  recordedBy,
  resultsOf,
  takeBatch,
  type AppendBatch,
  type BatchAnswer,
  type PendingAppend,
} from './append-batch.js';
import type { AppendFailure } from './append-failure.js';

export type WriteOutcome = { readonly status: 'answered'; readonly answer: BatchAnswer } | AppendFailure;

export interface AppendQueue {
  append(stream: string, expected: ExpectedRevision, events: readonly NewEvent[]): Promise<AppendResult>;
  /** Accepts no more appends; resolves when the accepted ones are settled. */
  close(): Promise<void>;
}

/** @param recorded the events of the batch; empty where it is not known which of them were written just now */
export type OnAppended = (last: Position, recorded: readonly RecordedEvent[]) => void;

const MOST_WAITING = 10_000;
/** An append that waits longer than this behind other batches is not sent. */
const MOST_WAITING_MS = 5_000;

/**
 * Group commit: appends that arrive while a batch is in flight travel together in the next one, so that many writers
 * share one round trip and one flush of the disk. `write` has its own time limit and never rejects.
 */
export const createAppendQueue = (
  write: (batch: AppendBatch) => Promise<WriteOutcome>,
  onAppended: OnAppended,
): AppendQueue => {
  const queue: PendingAppend[] = [];
  let running: Promise<void> | undefined;
  let isClosed = false;

  /** Sends until no append waits. */
  const run = async (): Promise<void> => {
    while (queue.length > 0) {
      const batch = takeBatch(queue);
      await send(batch);
      // A single writer continues at once. With several, the writers of this batch append first, so that they share the next.
      if (batch.appends.length > 1 || queue.length > 0) await nextTurn();
      settleLate(queue);
    }
    running = undefined;
  };

  const send = async (batch: AppendBatch): Promise<void> => {
    const outcome = await write(batch);
    if (outcome.status === 'answered') settle(batch, outcome.answer, onAppended);
    else if (outcome.status === 'invalid' && batch.appends.length > 1) await sendInHalves(batch);
    else settleAll(batch.appends, outcome);
  };

  /** One bad append has rolled back the whole batch. Halving finds it, and it alone fails. */
  const sendInHalves = async ({ appends }: AppendBatch): Promise<void> => {
    const half = Math.ceil(appends.length / 2);
    await send(batchOf(appends.slice(0, half)));
    await send(batchOf(appends.slice(half)));
  };

  const append: AppendQueue['append'] = (stream, expected, events) => {
    if (isClosed) return Promise.resolve({ status: 'unavailable', cause: 'the event store is closed' });
    if (queue.length >= MOST_WAITING) return Promise.resolve({ status: 'unavailable', cause: 'too many appends wait' });
    return new Promise((resolve) => {
      const revision = expected === 'none' ? -1n : expected;
      queue.push({ stream, expected: revision, events, since: performance.now(), settle: resolve });
      running ??= run();
    });
  };

  const close = async (): Promise<void> => {
    isClosed = true;
    await running;
  };
  return { append, close };
};

const settle = (batch: AppendBatch, answer: BatchAnswer, onAppended: OnAppended): void => {
  const results = resultsOf(batch, answer);
  const positions = results.flatMap((result) => (result.status === 'appended' ? [result.position] : []));
  if (positions.length > 0) {
    const last = positions.reduce((highest, position) => (position > highest ? position : highest));
    onAppended(last, recordedBy(batch, answer));
  }
  for (const [n, result] of results.entries()) batch.appends[n]?.settle(result);
};

const settleAll = (appends: readonly PendingAppend[], result: AppendResult): void => {
  for (const append of appends) append.settle(result);
};

const settleLate = (queue: PendingAppend[]): void => {
  const latest = performance.now() - MOST_WAITING_MS;
  const late = queue.findIndex(({ since }) => since >= latest);
  settleAll(queue.splice(0, late === -1 ? queue.length : late), {
    status: 'unavailable',
    cause: 'the log was too busy',
  });
};
