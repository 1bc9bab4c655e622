import type { EventStore } from '#backend/platform/event-store/event-store.port.js';
import { appended, follow, idsOf, newEvents, uniqueStream } from './event-store.samples.js';

/** An empty log of its own, and as many processes on it as a test wants. */
export interface FreshLog {
  process(): EventStore;
  /** Writes an event as a version before the identity did. */
  appendAsBefore(): Promise<void>;
  stop(): Promise<void>;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The identity of a log, for every adapter (design section 5). */
export const identityContract = (name: string, open: () => Promise<FreshLog>): void => {
  describe(`the identity of a log: ${name}`, () => {
    let log: FreshLog;
    beforeEach(async () => {
      log = await open();
    });
    afterEach(() => log.stop());

    const append = async (store: EventStore): Promise<bigint> =>
      appended(await store.append(uniqueStream(), 'none', newEvents(1))).position;

    it('is made with the first event, and stays', async () => {
      const store = log.process();
      expect([await store.identity(), await store.head()]).toEqual([null, null]);
      await append(store);
      const id = await store.identity();
      expect(id).toMatch(UUID);
      await append(store);
      expect([await store.identity(), await log.process().identity()]).toEqual([id, id]);
    });

    it('is one, whoever of several processes comes first', async () => {
      const stores = Array.from({ length: 8 }, () => log.process());
      await Promise.all(stores.map(append));
      const ids = await Promise.all(stores.map((store) => store.identity()));
      expect(new Set(ids).size).toBe(1);
      expect(ids[0]).toMatch(UUID);
    });

    it('is given to a log from before, once', async () => {
      await log.appendAsBefore();
      const ids = await Promise.all(Array.from({ length: 8 }, () => log.process().identity()));
      expect(new Set(ids).size).toBe(1);
      expect(ids[0]).toMatch(UUID);
      const store = log.process();
      await append(store);
      expect(await store.identity()).toBe(ids[0]);
    });

    it('is no event: readers of the log do not meet it', async () => {
      const store = log.process();
      const [stream, events] = [uniqueStream(), newEvents(3)];
      const { position } = appended(await store.append(stream, 'none', events));
      const seen = await follow(store, { after: null, streams: { has: () => true } as never, count: 3 });
      expect([idsOf(seen), await store.head()]).toEqual([idsOf(events), position]);
    });

    it('says which positions the log holds', async () => {
      const store = log.process();
      const first = await append(store);
      const last = await append(store);
      expect(await Promise.all([first, last].map((position) => store.holds(position)))).toEqual([true, true]);
      expect(await Promise.all([last + 1n, last + 1_000_000n].map((position) => store.holds(position)))).toEqual([
        false,
        false,
      ]);
    });

    it('refuses a subscription from a position that the log does not have', async () => {
      const store = log.process();
      const last = await append(store);
      const subscription = store.subscribe({ after: last + 7n, signal: AbortSignal.timeout(20_000) });
      await expect(subscription[Symbol.asyncIterator]().next()).rejects.toMatchObject({
        name: 'WrongLogError',
        mismatch: { kind: 'shorter', position: last + 7n, head: last },
      });
    });

    it('is different in another log', async () => {
      const another = await open();
      const stores = [log.process(), another.process()];
      await Promise.all(stores.map(append));
      const [one, other] = await Promise.all(stores.map((store) => store.identity()));
      await another.stop();
      expect(one).not.toBe(other);
    });
  });
};
