import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { startEventStoreDbDouble } from '../../support/eventstoredb-double/eventstoredb-double.js';
import { appended, idsOf, newEvent, newEvents, uniqueStream, within } from './event-store.samples.js';
import { idsIn, until, withFaulty } from './eventstoredb.harness.js';

const DAY_MS = 24 * 60 * 60 * 1_000;

describe('appends to an EventStoreDB that fails', () => {
  it('are unknown after the time given when the server is silent, and can be repeated', () =>
    withFaulty(
      async ({ double, store }) => {
        const [stream, events] = [uniqueStream(), newEvents(2)];
        double.faults.appends = 'ignore';
        expect(await store.append(stream, 'none', events)).toMatchObject({ status: 'unknown' });
        double.faults.appends = 'answer';
        expect(appended(await store.append(stream, 'none', events)).revision).toBe(1n);
        expect(idsIn(double, stream)).toEqual(idsOf(events));
      },
      {},
      { appendMs: 900 },
    ));

  it('are given up after the time given when the clock is set back meanwhile', () =>
    withFaulty(
      async ({ double, store, warnings }) => {
        double.faults.appends = 'ignore';
        const append = store.append(uniqueStream(), 'none', newEvents(1));
        await until('the first attempt was given up', () => warnings.length > 0);
        const now = Date.now.bind(Date);
        jest.spyOn(Date, 'now').mockImplementation(() => now() - DAY_MS);
        expect(await within(5_000, append).finally(() => jest.restoreAllMocks())).toMatchObject({ status: 'unknown' });
      },
      {},
      { appendMs: 900 },
    ));

  it('get through on a new connection when the silence ends in time', () =>
    withFaulty(async ({ double, store, warnings }) => {
      const [stream, events] = [uniqueStream(), newEvents(2)];
      double.faults.appends = 'ignore';
      const append = store.append(stream, 'none', events);
      await until('the first attempt was given up', () => warnings.length > 0);
      double.faults.appends = 'answer';
      expect(appended(await append).revision).toBe(1n);
      expect(idsIn(double, stream)).toEqual(idsOf(events));
    }));

  it('are written once when the reply comes after the attempt was given up', () =>
    withFaulty(async ({ double, store, warnings }) => {
      const [stream, events] = [uniqueStream(), newEvents(2)];
      double.faults.appends = 'hold';
      const append = store.append(stream, 'none', events);
      await until('the first attempt was given up', () => warnings.length > 0);
      double.releaseReplies();
      expect(appended(await append).revision).toBe(1n);
      expect(appended(await store.append(stream, 1n, newEvents(1))).revision).toBe(2n);
      expect(idsIn(double, stream).slice(0, 2)).toEqual(idsOf(events));
    }));

  it('leave a connection that went dead without a word', () =>
    withFaulty(async ({ double, store }) => {
      const [stream, [first, second]] = [uniqueStream(), newEvents(2)];
      appended(await store.append(stream, 'none', [first ?? newEvent()]));
      double.network.freeze();
      expect(appended(await store.append(stream, 0n, [second ?? newEvent()])).revision).toBe(1n);
    }));

  it('are written once each when the server is killed after it wrote them', () =>
    withFaulty(async ({ double, store }) => {
      const streams = Array.from({ length: 64 }, uniqueStream);
      const events = streams.map(() => newEvents(2));
      double.faults.appends = 'swallow';
      const appends = streams.map((stream, n) => store.append(stream, 'none', events[n] ?? []));
      await until('all are written', () => streams.every((stream) => idsIn(double, stream).length > 0));
      await double.kill();
      double.faults.appends = 'answer';
      await double.restart();
      const results = await Promise.all(appends);
      expect(results.map((result) => appended(result).revision)).toEqual(streams.map(() => 1n));
      expect(streams.map((stream) => idsIn(double, stream))).toEqual(events.map(idsOf));
    }));

  it('are unknown when the server was killed after it wrote them and stays away', () =>
    withFaulty(
      async ({ double, store }) => {
        const [stream, events] = [uniqueStream(), newEvents(1)];
        double.faults.appends = 'swallow';
        const append = store.append(stream, 'none', events);
        await until('it is written', () => idsIn(double, stream).length > 0);
        await double.kill();
        expect(await append).toMatchObject({ status: 'unknown' });
      },
      {},
      { appendMs: 1200, connectMs: 300 },
    ));

  it('are unavailable while the server is away, and succeed when it is back', () =>
    withFaulty(
      async ({ double, store }) => {
        const stream = uniqueStream();
        await double.kill();
        expect(await store.append(stream, 'none', newEvents(1))).toMatchObject({ status: 'unavailable' });
        expect(idsIn(double, stream)).toEqual([]);
        await double.restart();
        expect(appended(await store.append(stream, 'none', newEvents(1))).revision).toBe(0n);
      },
      {},
      { appendMs: 1200, connectMs: 300 },
    ));

  it('wait for a server that is still starting', () =>
    withFaulty(
      async ({ double, store }) => {
        const append = store.append(uniqueStream(), 'none', newEvents(1));
        const read = store.readStream('absent', { direction: 'forwards', limit: 1 });
        await expect(read).rejects.toMatchObject({ name: 'EventStoreUnavailableError' });
        double.faults.ready = true;
        expect(appended(await append).revision).toBe(0n);
      },
      { ready: false },
    ));

  it('are unavailable when the server does not finish starting', () =>
    withFaulty(
      async ({ store }) => {
        expect(await store.append(uniqueStream(), 'none', newEvents(1))).toEqual({
          status: 'unavailable',
          cause: '14 UNAVAILABLE: Server Is Not Ready',
        });
      },
      { ready: false },
      { appendMs: 1500 },
    ));

  it('tell of a cap that the server has set lower', () =>
    withFaulty(
      async ({ store }) => {
        const large = [newEvent({ data: JSON.stringify('x'.repeat(2000)) })];
        expect(await store.append(uniqueStream(), 'none', large)).toEqual({ status: 'too-large', limitBytes: 1000 });
      },
      { maxAppendSize: 1000 },
    ));

  it('send no malformed id, type or text, and go on after it', () =>
    withFaulty(async ({ double, store }) => {
      const stream = uniqueStream();
      for (const part of [{ id: 'seven' }, { type: '' }, { data: '{' }, { metadata: 'no' }]) {
        expect(await store.append(stream, 'none', [newEvent(part)])).toMatchObject({ status: 'invalid' });
      }
      expect(appended(await store.append(stream, 'none', newEvents(1))).revision).toBe(0n);
      expect(idsIn(double, stream)).toHaveLength(1);
    }));

  it('keep the bytes in flight within bounds, and all succeed', () =>
    withFaulty(
      async ({ double, store }) => {
        const streams = Array.from({ length: 20 }, uniqueStream);
        const written = (): number => streams.filter((stream) => idsIn(double, stream).length > 0).length;
        double.faults.appends = 'hold';
        const large = (): ReturnType<typeof newEvent>[] => [newEvent({ data: JSON.stringify('x'.repeat(30_000)) })];
        const appends = streams.map((stream) => store.append(stream, 'none', large()));
        await until('the window is full', () => written() > 1);
        expect(written()).toBe(2);
        double.releaseReplies();
        expect((await Promise.all(appends)).map(({ status }) => status)).toEqual(streams.map(() => 'appended'));
      },
      {},
      { bytesInFlight: 64_000, attemptMs: 5000 },
    ));

  it('are settled by close, also those that hang', () =>
    withFaulty(
      async ({ double, store }) => {
        const stream = uniqueStream();
        double.faults.appends = 'swallow';
        const append = store.append(stream, 'none', newEvents(1));
        await until('it is written', () => idsIn(double, stream).length > 0);
        await within(3000, store.close());
        expect(await within(1000, append)).toMatchObject({ status: 'unknown' });
      },
      {},
      { attemptMs: 60_000, appendMs: 60_000 },
    ));
});

describe('another client of the same process', () => {
  it('does not take the appends of this one with it when it fails', () =>
    withFaulty(
      async ({ double, store }) => {
        const other = await startEventStoreDbDouble();
        const client = EventStoreDBClient.connectionString(other.connectionString);
        const stream = uniqueStream();
        [double.faults.appends, other.faults.appends] = ['hold', 'swallow'];
        const ours = store.append(stream, 'none', newEvents(1));
        const theirs = client.appendToStream('theirs', jsonEvent({ type: 'Other', data: {} }), {
          expectedRevision: 'no_stream',
        });
        await until('both are written', () => idsIn(double, stream).length > 0 && idsIn(other, 'theirs').length > 0);
        await other.kill();
        await expect(theirs).rejects.toMatchObject({ type: 'unavailable' });
        double.releaseReplies();
        expect(appended(await ours).revision).toBe(0n);
        await client.dispose();
        await other.stop();
      },
      {},
      { attemptMs: 5000 },
    ));

  it('keeps its appends when this one fails', () =>
    withFaulty(
      async ({ double, store }) => {
        const other = await startEventStoreDbDouble();
        const client = EventStoreDBClient.connectionString(other.connectionString);
        other.faults.appends = 'hold';
        const theirs = client.appendToStream('theirs', jsonEvent({ type: 'Other', data: {} }), {
          expectedRevision: 'no_stream',
        });
        await until('it is written', () => idsIn(other, 'theirs').length > 0);
        double.faults.appends = 'ignore';
        expect(await store.append(uniqueStream(), 'none', newEvents(1))).toMatchObject({ status: 'unknown' });
        await store.close();
        other.releaseReplies();
        await expect(theirs).resolves.toMatchObject({ success: true });
        await client.dispose();
        await other.stop();
      },
      {},
      { appendMs: 900 },
    ));
});
