import { eventStoreMigration } from '#backend/platform/event-store/postgres/event-store.migration.js';
import { idsOf, newEvent, newEvents, uniqueStream } from './event-store.samples.js';
import { startLogDatabase, type LogDatabase } from './postgres-store.fixture.js';

let log: LogDatabase;
beforeAll(async () => {
  log = await startLogDatabase();
}, 60_000);
afterAll(() => log.stop(), 60_000);

/** Postgres keeps no zero bytes in text, and says so only when it meets one. */
const unkeepable = () => newEvent({ data: '"\0"' });

describe('what Postgres refuses', () => {
  it('fails alone, whatever it travelled with', async () => {
    const store = log.open();
    const appends = Array.from({ length: 40 }, (_, n) => ({
      stream: uniqueStream(),
      events: n % 13 === 5 ? [newEvent(), unkeepable()] : newEvents(2),
    }));
    const results = await Promise.all(appends.map(({ stream, events }) => store.append(stream, 'none', events)));
    expect(results.map(({ status }) => status)).toEqual(appends.map((_, n) => (n % 13 === 5 ? 'invalid' : 'appended')));
    for (const [n, { stream, events }] of appends.entries()) {
      const read = await store.readStream(stream, { direction: 'forwards', limit: 10 });
      expect(idsOf(read)).toEqual(n % 13 === 5 ? [] : idsOf(events));
    }
  });

  it('is no id that stands in another stream: as in EventStoreDB, an append is known by stream, revision and ids', async () => {
    const store = log.open();
    const event = newEvent();
    const streams = [uniqueStream(), uniqueStream()];
    const first = await Promise.all(streams.map((stream) => store.append(stream, 'none', [event])));
    expect(first.map(({ status }) => status)).toEqual(['appended', 'appended']);
    expect(await Promise.all(streams.map((stream) => store.append(stream, 'none', [event])))).toEqual(first);
  });

  it('leaves the writer as it was', async () => {
    const store = log.open();
    expect(await store.append(uniqueStream(), 'none', [unkeepable()])).toMatchObject({ status: 'invalid' });
    expect(await store.append(uniqueStream(), 'none', newEvents(1))).toMatchObject({ status: 'appended' });
    expect(await store.readStream('no\0name', { direction: 'forwards', limit: 1 })).toEqual([]);
  });

  it('is any change of an event', async () => {
    await log.open().append(uniqueStream(), 'none', newEvents(1));
    await expect(log.db.query("update events set data = '{}'")).rejects.toThrow('never changed');
    await expect(log.db.query('delete from events')).rejects.toThrow('never changed');
  });

  it('is not the migration, run again on a log that is in use', async () => {
    const store = log.open();
    await store.append(uniqueStream(), 'none', newEvents(3));
    const head = await store.head();
    await log.db.query(eventStoreMigration.up);
    expect(await store.head()).toBe(head);
    expect(await store.append(uniqueStream(), 'none', newEvents(1))).toMatchObject({
      status: 'appended',
      position: (head ?? 0n) + 1n,
    });
  });

  it('does not stop a burst of more appends to one stream than a batch takes', async () => {
    const store = log.open();
    const stream = uniqueStream();
    const events = newEvents(60);
    const results = await Promise.all(
      events.map((event, n) => store.append(stream, n === 0 ? 'none' : BigInt(n - 1), [event])),
    );
    expect(new Set(results.map(({ status }) => status))).toEqual(new Set(['appended']));
  });
});
