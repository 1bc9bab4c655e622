import type { EventStore, NewEvent, RecordedEvent } from '#backend/platform/event-store/event-store.port.js';
import type { StoreUnderTest } from './store-under-test.js';
import { appended, follow, idsOf, newEvents, risesStrictly, uniqueStream, within } from './event-store.samples.js';

/** One order for everybody: from the beginning, from a position, live, resumed, and complete under many writers. */
export const subscribeContract = (store: StoreUnderTest): void => {
  catchingUp(store);
  ending(store);
  manyWriters(store);
};

const catchingUp = (store: StoreUnderTest): void => {
  it('delivers everything from the beginning, in the order of the appends, as it was stored', async () => {
    const [one, two] = [uniqueStream(), uniqueStream()];
    const events = newEvents(5);
    appended(await store().append(one, 'none', events.slice(0, 2)));
    appended(await store().append(two, 'none', events.slice(2, 3)));
    appended(await store().append(one, 1n, events.slice(3)));
    const seen = await follow(store(), { after: null, streams: new Set([one, two]), count: 5 });
    expect(idsOf(seen)).toEqual(idsOf(events));
    expect(risesStrictly(seen.map(({ position }) => position))).toBe(true);
    expect(seen.filter(({ stream }) => stream === one)).toEqual(
      await store().readStream(one, { direction: 'forwards', limit: 10 }),
    );
  }, 30_000);

  it('begins after the position, also in the middle of an append', async () => {
    const stream = uniqueStream();
    const events = newEvents(4);
    appended(await store().append(stream, 'none', events));
    const [, second] = await store().readStream(stream, { direction: 'forwards', limit: 10 });
    const seen = await follow(store(), { after: second?.position ?? null, streams: new Set([stream]), count: 2 });
    expect(idsOf(seen)).toEqual(idsOf(events.slice(2)));
  }, 30_000);

  it('goes on live when it has caught up', async () => {
    const stream = uniqueStream();
    const [before, live] = [newEvents(2), newEvents(3)];
    const after = await store().head();
    appended(await store().append(stream, 'none', before));
    const first = signalled();
    const seen = followTelling(store(), { after, stream, count: 5, told: first.tell });
    await within(20_000, first.promise);
    for (const [n, event] of live.entries()) appended(await store().append(stream, BigInt(n + 1), [event]));
    expect(idsOf(await within(20_000, seen))).toEqual(idsOf([...before, ...live]));
  }, 60_000);

  it('keeps batches within maxBatch and never empty', async () => {
    const stream = uniqueStream();
    const after = await store().head();
    appended(await store().append(stream, 'none', newEvents(10)));
    const sizes: number[] = [];
    for await (const batch of store().subscribe({ after, maxBatch: 3, signal: AbortSignal.timeout(20_000) })) {
      sizes.push(batch.length);
      if (batch.some((event) => event.stream === stream && event.revision === 9n)) break;
    }
    expect(Math.min(...sizes)).toBeGreaterThan(0);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(3);
  }, 30_000);

  it('resumes after the last handled position without loss or repetition', async () => {
    const stream = uniqueStream();
    const events = newEvents(9);
    let after = await store().head();
    appended(await store().append(stream, 'none', events));
    const seen: RecordedEvent[] = [];
    while (seen.length < events.length) {
      const part = await follow(store(), { after, streams: new Set([stream]), count: 1, maxBatch: 2 });
      seen.push(...part);
      after = part.at(-1)?.position ?? after;
    }
    expect(idsOf(seen)).toEqual(idsOf(events));
  }, 60_000);
};

const ending = (store: StoreUnderTest): void => {
  it('ends promptly when the signal aborts while it waits', async () => {
    const abort = new AbortController();
    const next = store()
      .subscribe({ after: await store().head(), signal: abort.signal })
      [Symbol.asyncIterator]()
      .next();
    await store().readStream(uniqueStream(), { direction: 'forwards', limit: 1 });
    abort.abort();
    expect(await within(2000, next)).toMatchObject({ done: true });
  });

  it('ends promptly when the signal aborts in the middle of catching up', async () => {
    appended(await store().append(uniqueStream(), 'none', newEvents(20)));
    const abort = new AbortController();
    let batches = 0;
    for await (const batch of store().subscribe({ after: null, maxBatch: 1, signal: abort.signal })) {
      batches += batch.length;
      abort.abort();
    }
    expect(batches).toBe(1);
  });

  it('delivers nothing to a signal that has aborted already', async () => {
    appended(await store().append(uniqueStream(), 'none', newEvents(1)));
    const batches = store().subscribe({ after: null, signal: AbortSignal.abort() })[Symbol.asyncIterator]();
    expect(await within(2000, batches.next())).toMatchObject({ done: true });
  });
};

const manyWriters = (store: StoreUnderTest): void => {
  it('gives 32 concurrent writers one complete order, the same for every reader', async () => {
    const after = await store().head();
    const streams = Array.from({ length: 32 }, uniqueStream);
    const written = streams.map(() => [1, 2, 1, 3, 1, 1, 2, 1].map(newEvents));
    const expected = written.flat(2).length;
    const reading = [1, 500].map((maxBatch) =>
      follow(store(), { after, streams: new Set(streams), count: expected, maxBatch, deadlineMs: 50_000 }),
    );
    await Promise.all(streams.map((stream, n) => writeAll(store(), stream, written[n] ?? [])));
    const [one, other] = await Promise.all(reading);
    expect(idsOf(one ?? [])).toEqual(idsOf(other ?? []));
    expect(risesStrictly((one ?? []).map(({ position }) => position))).toBe(true);
    for (const [n, stream] of streams.entries()) {
      const own = (one ?? []).filter((event) => event.stream === stream);
      expect(idsOf(own)).toEqual(idsOf((written[n] ?? []).flat()));
      expect(own.map(({ revision }) => revision)).toEqual(own.map((_, at) => BigInt(at)));
    }
  }, 60_000);

  it('numbers a stream that many write to without gaps, each event once', async () => {
    const stream = uniqueStream();
    const writers = Array.from({ length: 8 }, () => newEvents(4));
    await Promise.all(writers.map((events) => contend(store(), stream, events)));
    const read = await store().readStream(stream, { direction: 'forwards', limit: 1000 });
    expect(read.map(({ revision }) => revision)).toEqual(read.map((_, n) => BigInt(n)));
    expect(idsOf(read).sort()).toEqual(idsOf(writers.flat()).sort());
  }, 60_000);
};

/** Appends one after the other; each answer must carry the revision of its last event. */
const writeAll = async (store: EventStore, stream: string, appends: readonly NewEvent[][]): Promise<void> => {
  let revision = -1n;
  for (const events of appends) {
    const result = appended(await store.append(stream, revision < 0n ? 'none' : revision, events));
    revision += BigInt(events.length);
    expect(result.revision).toBe(revision);
  }
};

/** Appends each event where the stream happens to be, as a handler that decides again does. */
const contend = async (store: EventStore, stream: string, events: readonly NewEvent[]): Promise<void> => {
  let expected: bigint | 'none' = 'none';
  for (const event of events) {
    let result = await store.append(stream, expected, [event]);
    while (result.status === 'conflict') {
      expected = result.actual;
      result = await store.append(stream, expected, [event]);
    }
    expected = appended(result).revision;
  }
};

const signalled = (): { promise: Promise<void>; tell: () => void } => {
  let tell = (): void => undefined;
  const promise = new Promise<void>((resolve) => {
    tell = resolve;
  });
  return { promise, tell };
};

const followTelling = async (
  store: EventStore,
  wanted: { after: bigint | null; stream: string; count: number; told: () => void },
): Promise<RecordedEvent[]> => {
  const seen: RecordedEvent[] = [];
  for await (const batch of store.subscribe({ after: wanted.after, signal: AbortSignal.timeout(40_000) })) {
    seen.push(...batch.filter(({ stream }) => stream === wanted.stream));
    if (seen.length > 0) wanted.told();
    if (seen.length >= wanted.count) break;
  }
  return seen;
};
