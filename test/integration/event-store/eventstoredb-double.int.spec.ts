import { randomUUID } from 'node:crypto';
import {
  BACKWARDS,
  END,
  EventStoreDBClient,
  excludeSystemEvents,
  jsonEvent,
  type AllStreamResolvedEvent,
  type ReadPosition,
  type ResolvedEvent,
} from '@eventstore/db-client';
import { startEventStoreDbDouble } from '../../support/eventstoredb-double/eventstoredb-double.js';

interface Opened {
  readonly client: EventStoreDBClient;
  stop(): Promise<void>;
}
const event = (id: string = randomUUID(), data: Record<string, unknown> = {}) =>
  jsonEvent({ id, type: 'SampleHappened', data });
const all = async <T>(events: AsyncIterable<T>): Promise<T[]> => {
  const read: T[] = [];
  for await (const each of events) read.push(each);
  return read;
};
const revisions = (events: readonly ResolvedEvent[]): (bigint | undefined)[] =>
  events.map((each) => each.event?.revision);
const positionOf = (each: ResolvedEvent | AllStreamResolvedEvent | undefined): ReadPosition =>
  each?.event?.position ?? END;
const unique = (): string => `sample-${randomUUID()}`;

/** What the adapter relies on, seen through the client itself: the double must behave as the server does. */
const behaviour = (name: string, open: () => Promise<Opened>): void => {
  describe(`the client of EventStoreDB, with ${name}`, () => {
    let opened: Opened;
    let client: EventStoreDBClient;
    beforeAll(async () => {
      opened = await open();
      ({ client } = opened);
    }, 60_000);
    afterAll(() => opened.stop());

    it.each([
      ['batch append', {}],
      ['classic append', { credentials: { username: 'admin', password: 'changeit' } }],
    ])('takes an append, and knows it again: %s', async (_, options) => {
      const [stream, events] = [unique(), [event(), event(), event()]];
      const none = { expectedRevision: 'no_stream', ...options } as const;
      const first = await client.appendToStream(stream, events, none);
      expect(first).toMatchObject({ success: true, nextExpectedRevision: 2n });
      expect(await client.appendToStream(stream, events, none)).toEqual(first);
      await expect(client.appendToStream(stream, [...events, event()], none)).rejects.toMatchObject({
        type: 'wrong-expected-version',
        actualVersion: 2n,
      });
      await expect(
        client.appendToStream(unique(), event(), { expectedRevision: 4n, ...options }),
      ).rejects.toMatchObject({ type: 'wrong-expected-version', actualVersion: 'no_stream' });
      await expect(
        client.appendToStream(stream, event(undefined, { text: 'x'.repeat(1_048_576) }), {
          ...none,
          expectedRevision: 2n,
        }),
      ).rejects.toMatchObject({ type: 'maximum-append-size-exceeded', maxAppendSize: 1_048_576 });
      expect(positionOf((await all(client.readStream(stream))).at(-1))).toEqual(first.position);
    });

    it('gives ids back in lower case', async () => {
      const [stream, id] = [unique(), randomUUID()];
      await client.appendToStream(stream, event(id.toUpperCase()), { expectedRevision: 'no_stream' });
      expect((await all(client.readStream(stream)))[0]?.event?.id).toBe(id);
    });

    it('reads a stream inclusively in both directions, and says when there is none', async () => {
      const stream = unique();
      await client.appendToStream(stream, [event(), event(), event(), event()], { expectedRevision: 'no_stream' });
      expect(revisions(await all(client.readStream(stream, { fromRevision: 2n })))).toEqual([2n, 3n]);
      expect(revisions(await all(client.readStream(stream, { fromRevision: 9n })))).toEqual([]);
      expect(revisions(await all(client.readStream(stream, { fromRevision: 1n, direction: BACKWARDS })))).toEqual([
        1n,
        0n,
      ]);
      expect(
        revisions(await all(client.readStream(stream, { fromRevision: 9n, direction: BACKWARDS, maxCount: 2 }))),
      ).toEqual([3n, 2n]);
      await expect(all(client.readStream(unique()))).rejects.toMatchObject({ type: 'stream-not-found' });
      await expect(all(client.readStream(stream, { maxCount: 0 }))).rejects.toMatchObject({ type: 'unknown', code: 2 });
    });

    it('reads everything with system events, forwards from a position, backwards from before it', async () => {
      const stream = unique();
      await client.appendToStream(stream, [event(), event()], { expectedRevision: 'no_stream' });
      const [first, second] = await all(client.readStream(stream));
      const forwards = await all(client.readAll({ fromPosition: positionOf(first), maxCount: 2 }));
      expect(forwards.map(positionOf)).toEqual([positionOf(first), positionOf(second)]);
      const backwards = await all(
        client.readAll({ fromPosition: positionOf(second), direction: BACKWARDS, maxCount: 1 }),
      );
      expect(backwards.map(positionOf)).toEqual([positionOf(first)]);
      expect((await all(client.readAll({ maxCount: 1 })))[0]?.event?.type).toMatch(/^\$/);
    });

    it('subscribes from after a position, without system events where asked, and tells when it has caught up', async () => {
      const stream = unique();
      await client.appendToStream(stream, [event(), event(), event()], { expectedRevision: 'no_stream' });
      const [first, second, third] = await all(client.readStream(stream));
      const told: string[] = [];
      const subscription = client.subscribeToAll({ fromPosition: positionOf(first), filter: excludeSystemEvents() });
      subscription.on('confirmation', () => told.push('confirmation'));
      const caughtUp = new Promise((resolve) => {
        subscription.on('caughtUp', resolve);
      });
      const seen: ReadPosition[] = [];
      subscription.on('data', (each: AllStreamResolvedEvent) => seen.push(positionOf(each)));
      await caughtUp;
      await subscription.unsubscribe();
      expect(told).toEqual(['confirmation']);
      expect(seen.slice(0, 2)).toEqual([positionOf(second), positionOf(third)]);
    });
  });
};

behaviour('the double', async () => {
  const double = await startEventStoreDbDouble();
  const client = EventStoreDBClient.connectionString(double.connectionString);
  return {
    client,
    stop: async () => {
      await client.dispose();
      await double.stop();
    },
  };
});

const url = process.env['EVENTSTORE_URL'];
if (url !== undefined && url !== '') {
  behaviour('a real server', () => {
    const client = EventStoreDBClient.connectionString(url);
    return Promise.resolve({ client, stop: () => client.dispose() });
  });
}
