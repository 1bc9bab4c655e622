import type { NewEvent } from '#backend/platform/event-store/event-store.port.js';
import type { StoreUnderTest } from './store-under-test.js';
import { appended, idsOf, newEvents, risesStrictly, uniqueStream } from './event-store.samples.js';

/** Reading one stream in both directions, the head of the log, and its places by what stands there. */
export const readContract = (store: StoreUnderTest): void => {
  directions(store);
  edges(store);
  heads(store);
  places(store);
};

const directions = (store: StoreUnderTest): void => {
  const stream = uniqueStream();
  const events: readonly NewEvent[] = newEvents(6);
  beforeAll(async () => {
    appended(await store().append(stream, 'none', events.slice(0, 4)));
    appended(await store().append(stream, 3n, events.slice(4)));
  });

  it.each([
    ['forwards', undefined, 100, [0, 1, 2, 3, 4, 5]],
    ['forwards', undefined, 2, [0, 1]],
    ['forwards', 2n, 2, [2, 3]],
    ['forwards', 5n, 10, [5]],
    ['forwards', 6n, 10, []],
    ['backwards', undefined, 100, [5, 4, 3, 2, 1, 0]],
    ['backwards', undefined, 1, [5]],
    ['backwards', 3n, 2, [3, 2]],
    ['backwards', 0n, 10, [0]],
    ['backwards', 60n, 2, [5, 4]],
    ['forwards', undefined, 0, []],
    ['backwards', 3n, 0, []],
  ] as const)('reads %s from %s with a limit of %s', async (direction, from, limit, places) => {
    const read = await store().readStream(stream, { direction, limit, ...(from === undefined ? {} : { from }) });
    expect(read.map(({ revision }) => revision)).toEqual(places.map(BigInt));
    expect(idsOf(read)).toEqual(places.map((place) => events[place]?.id));
  });

  it('gives each event as it was appended, with its stream, revision and a position that rises', async () => {
    const read = await store().readStream(stream, { direction: 'forwards', limit: 100 });
    expect(read).toEqual(
      events.map((event, n) => ({ ...event, stream, revision: BigInt(n), position: expect.any(BigInt) as bigint })),
    );
    expect(risesStrictly(read.map(({ position }) => position))).toBe(true);
  });
};

const edges = (store: StoreUnderTest): void => {
  it.each(['forwards', 'backwards'] as const)('reads an absent stream %s as empty', async (direction) => {
    expect(await store().readStream(uniqueStream(), { direction, limit: 10 })).toEqual([]);
    expect(await store().readStream(uniqueStream(), { direction, limit: 10, from: 3n })).toEqual([]);
  });

  it('reads a long stream whole', async () => {
    const stream = uniqueStream();
    const events = newEvents(1200);
    appended(await store().append(stream, 'none', events));
    expect(idsOf(await store().readStream(stream, { direction: 'forwards', limit: 5000 }))).toEqual(idsOf(events));
  });
};

const heads = (store: StoreUnderTest): void => {
  it('moves the head to at least the last append', async () => {
    const first = appended(await store().append(uniqueStream(), 'none', newEvents(1)));
    const before = await store().head();
    expect(before).toBeGreaterThanOrEqual(first.position);
    const { position } = appended(await store().append(uniqueStream(), 'none', newEvents(2)));
    expect(await store().head()).toBeGreaterThanOrEqual(position);
    expect(position).toBeGreaterThan(before ?? position);
  });
};

const places = (store: StoreUnderTest): void => {
  it('finds the last event that is earlier than a place', async () => {
    const stream = uniqueStream();
    appended(await store().append(stream, 'none', newEvents(9)));
    for (const { position: at } of await store().readStream(stream, { direction: 'forwards', limit: 9 }))
      expect(await store().lastWhere(({ position }) => position <= at)).toBe(at);
    expect(await store().lastWhere(() => false)).toBeNull();
    const head = (await store().head()) ?? 0n;
    expect(await store().lastWhere(() => true)).toBeGreaterThanOrEqual(head);
  });

  it('gives a whole event to decide by', async () => {
    const [stream, events] = [uniqueStream(), newEvents(5)];
    appended(await store().append(stream, 'none', events));
    const read = await store().readStream(stream, { direction: 'forwards', limit: 5 });
    const seen = new Map<string, NewEvent>();
    await store().lastWhere((event) => (seen.set(event.id, event), event.position <= (read[0]?.position ?? 0n)));
    for (const event of read.filter(({ id }) => seen.has(id))) expect(seen.get(event.id)).toEqual(event);
    expect(read.some(({ id }) => seen.has(id))).toBe(true);
  });
};
