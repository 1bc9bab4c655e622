import type { EventStore } from '#backend/platform/event-store/event-store.port.js';
import { createEventStoreDbEventStore } from '#backend/platform/event-store/eventstoredb/eventstoredb-event-store.js';
import { DoubleLog } from '../../support/eventstoredb-double/log.js';
import { startEventStoreDbDouble } from '../../support/eventstoredb-double/eventstoredb-double.js';
import { eventually } from '../../support/eventually.js';
import { appended, newEvents, uniqueStream } from './event-store.samples.js';
import { following, until, withFaulty, type Faulty } from './eventstoredb.harness.js';
import { startLogDatabase } from './postgres-store.fixture.js';

const wrong = (mismatch: object): unknown => expect.objectContaining({ name: 'WrongLogError', mismatch });
const nextOf = (store: EventStore, after: bigint) =>
  store
    .subscribe({ after, signal: AbortSignal.timeout(20_000) })
    [Symbol.asyncIterator]()
    .next();

/** Every use of the log is refused by name, and nothing is written. */
const expectRefused = async (store: EventStore, mismatch: object, last: bigint): Promise<void> => {
  await expect(store.head()).rejects.toEqual(wrong(mismatch));
  await expect(store.identity()).rejects.toEqual(wrong(mismatch));
  await expect(store.readStream('sample-1', { direction: 'forwards', limit: 1 })).rejects.toEqual(wrong(mismatch));
  await expect(nextOf(store, last)).rejects.toEqual(wrong(mismatch));
  expect(await store.append(uniqueStream(), 'none', newEvents(1))).toMatchObject({ status: 'unavailable' });
};

/** Another game's log. */
const anotherLog = async (): Promise<DoubleLog> => {
  const double = await startEventStoreDbDouble();
  const store = createEventStoreDbEventStore({ connectionString: double.connectionString });
  for (let n = 0; n < 4; n++) appended(await store.append(uniqueStream(), 'none', newEvents(3)));
  await store.close();
  await double.stop();
  return double.log;
};

describe('an EventStoreDB that comes back with', () => {
  const play = async ({ store }: Faulty) => {
    const first = appended(await store.append(uniqueStream(), 'none', newEvents(2))).position;
    const last = appended(await store.append(uniqueStream(), 'none', newEvents(2))).position;
    return { first, last, id: await store.identity() };
  };
  const impatient = { appendMs: 700 };

  it('another log is refused by name until the right one is back', () =>
    withFaulty(
      async (faulty) => {
        const { double, store } = faulty;
        const [ours, theirs] = [double.log, await anotherLog()];
        const { last, id: expected } = await play(faulty);
        const written = theirs.records.length;
        await double.exchange(theirs);
        const [found] = theirs.stream('log-identity') ?? [];
        await expectRefused(store, { kind: 'another', expected, found: found?.id }, last);
        expect(theirs.records).toHaveLength(written);
        await double.exchange(ours);
        appended(await store.append(uniqueStream(), 'none', newEvents(1)));
        expect(await store.identity()).toBe(expected);
      },
      {},
      impatient,
    ));

  it('an empty log is refused, and is given no identity', () =>
    withFaulty(
      async (faulty) => {
        const { double, store } = faulty;
        const { last, id: expected } = await play(faulty);
        const empty = new DoubleLog();
        await double.exchange(empty);
        await expectRefused(store, { kind: 'another', expected, found: null }, last);
        expect(empty.stream('log-identity')).toBeUndefined();
      },
      {},
      impatient,
    ));

  it('a log that is shorter than what was read is refused', () =>
    withFaulty(
      async (faulty) => {
        const { double, store } = faulty;
        const { first, last } = await play(faulty);
        await double.exchange(double.log.upTo(first));
        await expectRefused(store, { kind: 'shorter', position: last, head: first }, last);
      },
      {},
      impatient,
    ));

  it('another log ends a subscription by name, before it delivers anything of it', () =>
    withFaulty(async (faulty) => {
      const { double, store } = faulty;
      await play(faulty);
      const follower = following(store);
      await until('the log was read', () => follower.seen.length === 4);
      const theirs = await anotherLog();
      await double.exchange(theirs);
      await expect(follower.ended).rejects.toMatchObject({ name: 'WrongLogError' });
      expect(follower.seen).toHaveLength(4);
    }));

  it('a log that the process was not told to expect is refused at the first use', () =>
    withFaulty(async ({ double, store }) => {
      const { position } = appended(await store.append(uniqueStream(), 'none', newEvents(1)));
      const known = { id: '00000000-0000-4000-8000-000000000001', position };
      const told = createEventStoreDbEventStore({
        connectionString: double.connectionString,
        known,
        timing: { appendMs: 700 },
      });
      const found = await store.identity();
      await expectRefused(told, { kind: 'another', expected: known.id, found }, position);
      await told.close();
    }));
});

describe('a Postgres that comes back with', () => {
  const restored = async (change: string): Promise<{ readonly store: EventStore; stop(): Promise<void> }> => {
    const log = await startLogDatabase();
    const store = log.open();
    for (let n = 0; n < 3; n++) appended(await store.append(uniqueStream(), 'none', newEvents(1)));
    await store.identity();
    await log.db.query(change);
    // As after a restart: the connections are gone.
    await log.db.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    return { store, stop: () => log.stop() };
  };

  it('another log is refused by name', async () => {
    const other = '00000000-0000-4000-8000-000000000001';
    const { store, stop } = await restored(`update event_log_head set identity = '${other}'`);
    await eventually(() =>
      expect(store.head()).rejects.toEqual(wrong({ kind: 'another', expected: expect.any(String), found: other })),
    );
    expect(await store.append(uniqueStream(), 'none', newEvents(1))).toMatchObject({ status: 'unavailable' });
    await expect(nextOf(store, 3n)).rejects.toMatchObject({ name: 'WrongLogError' });
    await stop();
  });

  it('a log that is shorter than what was read is refused', async () => {
    const { store, stop } = await restored(`
      alter table events disable trigger events_are_append_only;
      delete from events where position > 1;
      update event_log_head set position = 1`);
    const mismatch = { kind: 'shorter', position: 3n, head: 1n };
    await eventually(() => expect(store.head()).rejects.toEqual(wrong(mismatch)));
    expect(await store.append(uniqueStream(), 'none', newEvents(1))).toMatchObject({ status: 'unavailable' });
    await expect(nextOf(store, 3n)).rejects.toEqual(wrong(mismatch));
    await stop();
  });
});
