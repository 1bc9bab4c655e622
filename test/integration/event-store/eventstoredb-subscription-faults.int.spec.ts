import fc from 'fast-check';
import { appended, idsOf, newEvents, risesStrictly, uniqueStream, within } from './event-store.samples.js';
import { following, idsSeen, until, withFaulty, type Faulty } from './eventstoredb.harness.js';

const failures: readonly (readonly [string, (faulty: Faulty) => void | Promise<void>])[] = [
  [
    'the server ends it without an error',
    ({ double }) => {
      double.subscriptions.endAll();
    },
  ],
  [
    'the server drops it as too slow',
    ({ double }) => {
      double.subscriptions.abortAll();
    },
  ],
  [
    'the server is killed and comes back',
    async ({ double }) => {
      await double.kill();
      await double.restart();
    },
  ],
];

describe('a subscription to an EventStoreDB that fails', () => {
  it.each(failures)('goes on without loss or repetition when %s', (_, fail) =>
    withFaulty(async (faulty) => {
      const { double, store } = faulty;
      const stream = uniqueStream();
      const [first, second] = [newEvents(3), newEvents(3)];
      const follower = following(store);
      appended(await store.append(stream, 'none', first));
      await until('the first events have come', () => follower.seen.length >= 3);
      await fail(faulty);
      appended(await store.append(stream, 2n, second));
      await until('the later events have come', () => follower.seen.length >= 6);
      await follower.stop();
      expect(idsSeen(follower)).toEqual(idsOf([...first, ...second]));
      expect(double.subscriptions.opened).toBeGreaterThan(1);
    }),
  );

  it('goes on with what was written while the server was away', () =>
    withFaulty(async ({ double, store, warnings }) => {
      const stream = uniqueStream();
      const events = newEvents(4);
      const follower = following(store);
      appended(await store.append(stream, 'none', events.slice(0, 2)));
      await until('the first events have come', () => follower.seen.length >= 2);
      await double.kill();
      await until('the subscription has noticed', () => warnings.length > 0);
      double.log.append(stream, 1n, events.slice(2).map(asStored));
      await double.restart();
      await until('the later events have come', () => follower.seen.length >= 4);
      await follower.stop();
      expect(idsSeen(follower)).toEqual(idsOf(events));
    }));

  it('waits for a server that is away, still starting or silent at first', () =>
    withFaulty(
      async ({ double, store, warnings }) => {
        const [stream, events] = [uniqueStream(), newEvents(2)];
        double.log.append(stream, 'none', events.map(asStored));
        await double.kill();
        const follower = following(store);
        await until('it was refused', () => warnings.some((warning) => warning.includes('ECONNREFUSED')));
        await double.restart();
        await until('it was turned away', () => warnings.some((warning) => warning.includes('Not Ready')));
        [double.faults.ready, double.faults.reads] = [true, 'ignore'];
        await until('it gave up waiting', () => warnings.some((warning) => warning.includes('no answer')));
        double.faults.reads = 'answer';
        await until('the events have come', () => follower.seen.length >= 2);
        await follower.stop();
        expect(idsSeen(follower)).toEqual(idsOf(events));
      },
      { ready: false },
    ));

  it('delivers each event once under any sequence of failures while others write', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(failures.length - 1), { minLength: 1, maxLength: 6 }), (order) =>
        withFaulty(async (faulty) => {
          const stream = uniqueStream();
          const events = newEvents(order.length * 40);
          const follower = following(faulty.store);
          const writing = writeOneByOne(faulty, stream, events);
          for (const [n, which] of order.entries()) {
            await until('some more have come', () => follower.seen.length > n * 40);
            await failures[which]?.[1](faulty);
          }
          await writing;
          await until('all have come', () => follower.seen.length >= events.length);
          await follower.stop();
          expect(idsSeen(follower)).toEqual(idsOf(events));
          expect(risesStrictly(follower.seen.map(({ position }) => position))).toBe(true);
        }),
      ),
      { numRuns: 5 },
    );
  }, 60_000);
});

describe('a subscription that is left', () => {
  it.each(['abort', 'break'] as const)('ends the call of the server after %s', (how) =>
    withFaulty(async ({ double, store, warnings }) => {
      const abort = new AbortController();
      appended(await store.append(uniqueStream(), 'none', newEvents(3)));
      for await (const batch of store.subscribe({ after: null, signal: abort.signal })) {
        expect(batch.length).toBeGreaterThan(0);
        if (how === 'break') break;
        abort.abort();
      }
      await until('the server knows', () => double.subscriptions.open === 0);
      expect(warnings).toEqual([]);
    }),
  );

  it('ends promptly while it waits for a server that is away', () =>
    withFaulty(
      async ({ double, store, warnings }) => {
        await double.kill();
        const follower = following(store);
        await until('it has tried', () => warnings.length > 0);
        await within(1000, follower.stop());
      },
      {},
      { firstPauseMs: 60_000, longestPauseMs: 60_000 },
    ));

  it('ends with the store', () =>
    withFaulty(async ({ store }) => {
      const follower = following(store);
      appended(await store.append(uniqueStream(), 'none', newEvents(1)));
      await until('the event has come', () => follower.seen.length === 1);
      await within(3000, store.close());
      await within(1000, follower.stop());
    }));
});

const asStored = ({ id, type, version, data, metadata }: ReturnType<typeof newEvents>[number]) => ({
  id,
  type,
  contentType: 'application/json',
  data: Buffer.from(data),
  metadata: Buffer.from(`{"version":${version},"metadata":${metadata}}`),
});

const writeOneByOne = async (
  { store }: Faulty,
  stream: string,
  events: ReturnType<typeof newEvents>,
): Promise<void> => {
  for (const [n, event] of events.entries()) {
    appended(await store.append(stream, n === 0 ? 'none' : BigInt(n - 1), [event]));
  }
};
