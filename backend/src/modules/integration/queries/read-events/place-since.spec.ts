import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { contextOf } from '#test/support/context.js';
import { InMemoryEventStore } from '#test/support/in-memory-event-store.js';
import { EventStoreUnavailableError } from '#backend/platform/event-store/event-store.port.js';
import { metadataOf } from '#backend/shared/domain/command-context.js';
import { writeMetadata } from '#backend/platform/log/recorded-metadata.js';
import { placeSince } from './place-since.js';

const START = Date.parse('2026-03-14T19:00:00Z');
const MINUTE = 60_000;

/** A log with an event at each of these minutes; others stand out of order as they were recorded late. */
const logOf = async (minutes: readonly number[]): Promise<InMemoryEventStore> => {
  const store = new InMemoryEventStore();
  for (const [n, minute] of minutes.entries()) {
    const metadata = writeMetadata(metadataOf('c', contextOf('ann', new Date(START + minute * MINUTE))));
    await store.append(`s-${n}`, 'none', [{ id: randomUUID(), type: 'T', version: 1, data: '{}', metadata }]);
  }
  return store;
};
const placeIn = (store: InMemoryEventStore, minute: number, isLate = () => false): Promise<bigint> => {
  const signal = AbortSignal.timeout(5_000);
  const batches = (after: bigint) => store.subscribe({ after: after === 0n ? null : after, signal, maxBatch: 3 });
  return placeSince(store, new Date(START + minute * MINUTE), batches, isLate);
};

it.each([
  [[], 0, 0n],
  [[0, 10, 20, 30], -1, 0n],
  [[0, 10, 20, 30], 0, 0n],
  [[0, 10, 20, 30], 1, 1n],
  [[0, 10, 20, 30], 20, 2n],
  [[0, 10, 20, 30], 31, 4n],
  [[0, 10, 20, 30], 999, 4n],
  [[10, 10, 10, 10, 10, 10, 10], 10, 0n],
  // Minute 22 was recorded before 20 and 21.
  [[0, 10, 22, 20, 21, 30], 21, 2n],
])('of %j finds the place of minute %i', async (minutes, minute, place) =>
  expect(await placeIn(await logOf(minutes), minute)).toBe(place),
);

it('answers the beginning without a search of the log', async () => {
  const store = await logOf([0, 10, 20]);
  const search = jest.spyOn(store, 'lastWhere');
  expect([await placeIn(store, -60), await placeIn(store, 0), search.mock.calls.length]).toEqual([0n, 0n, 0]);
});

it('gives up a search that takes too long, and looks at no event more', async () => {
  const store = await logOf(Array.from({ length: 100 }, (_, n) => n));
  let looks = 0;
  const isLate = () => (looks += 1) > 5;
  await expect(placeIn(store, 10, isLate)).rejects.toBeInstanceOf(EventStoreUnavailableError);
  expect(looks).toBeLessThan(10);
});

it('leaves nothing of the time or later before the place, where events are a few minutes out of order', () =>
  fc.assert(
    fc.asyncProperty(fc.array(fc.nat(4), { maxLength: 40 }), fc.nat(90), async (late, minute) => {
      const minutes = late.map((by, n) => 2 * n - by);
      const place = Number(await placeIn(await logOf(minutes), minute));
      expect(minutes.slice(0, place).filter((one) => one >= minute)).toEqual([]);
      expect(place === minutes.length || (minutes[place] ?? 0) >= minute).toBe(true);
    }),
  ));
