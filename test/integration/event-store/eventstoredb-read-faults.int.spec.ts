import { createEventStoreDbEventStore } from '#backend/platform/event-store/eventstoredb/eventstoredb-event-store.js';
import { appended, idsOf, newEvent, newEvents, uniqueStream } from './event-store.samples.js';
import { withFaulty } from './eventstoredb.harness.js';

describe('reads from an EventStoreDB that fails', () => {
  it('are unavailable when the server is silent', () =>
    withFaulty(async ({ double, store }) => {
      double.faults.reads = 'ignore';
      await expect(store.readStream('any', { direction: 'forwards', limit: 1 })).rejects.toMatchObject({
        name: 'EventStoreUnavailableError',
      });
      await expect(store.head()).rejects.toMatchObject({ name: 'EventStoreUnavailableError' });
      double.faults.reads = 'answer';
      expect(await store.head()).toBeNull();
    }));

  it('survive a restart of the server between them', () =>
    withFaulty(async ({ double, store }) => {
      const [stream, events] = [uniqueStream(), newEvents(3)];
      appended(await store.append(stream, 'none', events));
      expect(await store.readStream(stream, { direction: 'forwards', limit: 9 })).toHaveLength(3);
      await double.kill();
      await expect(store.head()).rejects.toMatchObject({ name: 'EventStoreUnavailableError' });
      await double.restart();
      expect(idsOf(await store.readStream(stream, { direction: 'forwards', limit: 9 }))).toEqual(idsOf(events));
    }));

  it('do not take a cluster without a leader for a log without the position', () =>
    withFaulty(async ({ double, store }) => {
      const { position } = appended(await store.append(uniqueStream(), 'none', newEvents(1)));
      const fresh = createEventStoreDbEventStore({ connectionString: double.connectionString });
      double.faults.reads = 'leaderless';
      await expect(fresh.holds(position)).rejects.toMatchObject({ name: 'EventStoreUnavailableError' });
      double.faults.reads = 'answer';
      expect([await fresh.holds(position), await fresh.holds(position - 1n)]).toEqual([true, false]);
      await fresh.close();
    }));

  it('find the head past any number of system events', () =>
    withFaulty(async ({ double, store }) => {
      const { position } = appended(await store.append(uniqueStream(), 'none', newEvents(1)));
      const stats = Array.from({ length: 700 }, () => ({
        ...newEvent({ type: '$statsCollected' }),
        contentType: 'application/json',
        data: Buffer.from('{}'),
        metadata: Buffer.from(''),
      }));
      double.log.append('$stats-127.0.0.1', 'any', stats);
      expect(await store.head()).toBe(position);
    }));
});
