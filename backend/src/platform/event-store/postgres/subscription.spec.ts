import type { Position, RecordedEvent } from '../event-store.port.js';
import { createLogWatch } from './log-watch.js';
import { createSubscribe } from './subscription.js';

const eventAt = (position: Position): RecordedEvent => ({
  stream: 'wallet-ann',
  revision: position - 1n,
  position,
  id: `event-${position}`,
  type: 'TokenSpent',
  version: 1,
  data: '{}',
  metadata: '{}',
});

/** A log in memory, a watch that hears of it, and the pages that were asked for. */
const subscribed = (signal: AbortSignal) => {
  let written = 0n;
  const pages: Position[] = [];
  const watch = createLogWatch(() => Promise.resolve(written), 60_000);
  const readAfter = (after: Position): Promise<readonly RecordedEvent[]> => {
    pages.push(after);
    const left = Number(written - after);
    return Promise.resolve(Array.from({ length: left }, (_, n) => eventAt(after + BigInt(n + 1))));
  };
  const log = { warn: () => undefined };
  const view = {
    holds: (position: Position) => Promise.resolve(position <= written),
    head: () => Promise.resolve(written),
  };
  const saw = (): void => undefined;
  const subscribe = createSubscribe({ readAfter, view, saw, watch, listener: { start: () => undefined }, log });
  const batches = subscribe({ after: null, signal })[Symbol.asyncIterator]();
  const next = async (): Promise<readonly Position[]> => {
    const { value } = await batches.next();
    return (value as readonly RecordedEvent[]).map(({ position }) => position);
  };
  return {
    pages,
    next,
    watch,
    write: (count: bigint) => {
      written += count;
    },
    restore: (position: bigint) => {
      written = position;
    },
    hear: () => watch.report(written),
  };
};

describe('a subscription', () => {
  const ending = new AbortController();
  afterAll(() => ending.abort());

  it('reads no empty page where the log is heard to end', async () => {
    const { pages, next, write, hear, watch } = subscribed(ending.signal);
    write(2n);
    hear();
    expect(await next()).toEqual([1n, 2n]);
    for (let position = 3n; position < 6n; position++) {
      const waiting = next();
      await Promise.resolve();
      write(1n);
      hear();
      expect(await waiting).toEqual([position]);
    }
    expect(pages).toEqual([0n, 2n, 3n, 4n]);
    watch.close();
  });

  it('begins to read before it has heard of the log, and finds what it has not heard of', async () => {
    const { next, write, hear, watch } = subscribed(ending.signal);
    write(1n);
    expect(await next()).toEqual([1n]);
    const waiting = next();
    write(2n);
    hear();
    expect(await waiting).toEqual([2n, 3n]);
    watch.close();
  });

  it('ends by name when the log is shorter than what it has read', async () => {
    const { next, write, restore, hear } = subscribed(ending.signal);
    write(3n);
    hear();
    expect(await next()).toEqual([1n, 2n, 3n]);
    const waiting = next();
    restore(2n);
    hear();
    await expect(waiting).rejects.toMatchObject({
      name: 'WrongLogError',
      mismatch: { kind: 'shorter', position: 3n, head: 2n },
    });
  });
});
