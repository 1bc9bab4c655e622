import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { EventStore } from '#backend/platform/event-store/event-store.port.js';
import { eventually } from '../../support/eventually.js';
import { appended, follow, idsOf, newEvent, newEvents, uniqueStream } from './event-store.samples.js';
import { startLogDatabase, waitingForLock, type LogDatabase } from './postgres-store.fixture.js';

let log: LogDatabase;
beforeEach(async () => {
  log = await startLogDatabase();
}, 60_000);
afterEach(() => log.stop(), 60_000);

/** A numbered log, as a writer and a tailing reader meet it. */
interface NumberedLog {
  /** Statement that appends one event under this id. */
  readonly appendSql: string;
  /** The other writers. */
  append(id: string): Promise<unknown>;
  page(after: bigint): Promise<readonly { readonly id: string; readonly position: bigint }[]>;
}

/**
 * One writer has taken its position and holds its transaction open; 31 others append meanwhile, as far as they get, and
 * a reader reads all there is. Then the first commits, and the reader goes on from where it was.
 * @returns the ids that the reader never saw
 */
const missedByReader = async ({ appendSql, append, page }: NumberedLog): Promise<readonly string[]> => {
  const [held, ...others] = Array.from({ length: 32 }, () => randomUUID());
  const seen = new Set<string>();
  let position = 0n;
  const readOn = async (): Promise<void> => {
    for (let rows = await page(position); rows.length > 0; rows = await page(position)) {
      for (const { id } of rows) seen.add(id);
      position = rows.at(-1)?.position ?? position;
    }
  };
  const holder = new pg.Client({ connectionString: log.url });
  await holder.connect();
  await holder.query('begin');
  await holder.query(appendSql, [held]);
  const appending = Promise.all(others.map(append));
  await Promise.race([
    appending,
    eventually(async () => {
      expect(await waitingForLock(log.db)).toBeGreaterThan(0);
    }),
  ]);
  await readOn();
  await holder.query('commit');
  await appending;
  await readOn();
  await holder.end();
  return [held ?? '', ...others].filter((id) => !seen.has(id));
};

const appendEventSql = "select append_event('held-stream', -1, $1, 'SampleHappened', 1, '{}', '{}', null)";

const pageOf = async (table: string, after: bigint): Promise<{ id: string; position: bigint }[]> => {
  const { rows } = await log.db.query<{ id: string; position: string }>(
    `select id, position from ${table} where position > $1 order by position`,
    [after],
  );
  return rows.map(({ id, position }) => ({ id, position: BigInt(position) }));
};

describe('order of the log in Postgres', () => {
  it('shows a reader no position before the ones below it', async () => {
    const store = log.open();
    const append = (id: string) => store.append(uniqueStream(), 'none', [newEvent({ id })]);
    expect(
      await missedByReader({ appendSql: appendEventSql, append, page: (after) => pageOf('events', after) }),
    ).toEqual([]);
  });

  it('does so with a writer per process as well', async () => {
    const stores = Array.from({ length: 4 }, () => log.open());
    let next = 0;
    const append = (id: string) =>
      stores[next++ % 4]?.append(uniqueStream(), 'none', [newEvent({ id })]) ?? Promise.reject(new Error());
    expect(
      await missedByReader({ appendSql: appendEventSql, append, page: (after) => pageOf('events', after) }),
    ).toEqual([]);
  });

  it('would not, were positions taken from a sequence: the same check finds the event that is passed over', async () => {
    await log.db.query('create table numbered (position bigserial primary key, id uuid not null)');
    const appendSql = 'insert into numbered (id) values ($1)';
    const append = (id: string) => log.db.query(appendSql, [id]);
    expect(await missedByReader({ appendSql, append, page: (after) => pageOf('numbered', after) })).toHaveLength(1);
  });

  it('is one and the same, without gaps, for several processes that append at once', async () => {
    const stores = [log.open(), log.open()];
    const streams = Array.from({ length: 24 }, uniqueStream);
    const shared = uniqueStream();
    const wanted = {
      after: null,
      streams: new Set([...streams, shared]),
      count: 24 * 10 + 20,
      maxBatch: 7,
      deadlineMs: 40_000,
    };
    // The last one appends nothing: it reads every event from the database.
    const reading = [...stores, log.open()].map((store) => follow(store, wanted));
    await Promise.all([
      ...streams.map((stream, n) => appendAll(stores[n % 2] ?? log.open(), stream)),
      ...stores.map((store) => contend(store, shared, 10)),
    ]);
    const [one, ...others] = await Promise.all(reading);
    expect(one?.map(({ position }) => position)).toEqual(Array.from({ length: wanted.count }, (_, n) => BigInt(n + 1)));
    expect(others).toEqual([one, one]);
    expect(new Set(idsOf(one ?? [])).size).toBe(wanted.count);
    for (const stream of wanted.streams) {
      const own = (one ?? []).filter((event) => event.stream === stream);
      expect(own.map(({ revision }) => revision)).toEqual(own.map((_, n) => BigInt(n)));
    }
  }, 60_000);

  it('has no gaps where appends were refused', async () => {
    const store = log.open();
    expect(await store.head()).toBeNull();
    const [stream, event] = [uniqueStream(), newEvent()];
    await Promise.all([
      store.append(stream, 'none', [event]),
      store.append(stream, 'none', newEvents(2)),
      store.append(stream, 7n, newEvents(1)),
      store.append(uniqueStream(), 'none', newEvents(2)),
      store.append(uniqueStream(), 0n, newEvents(1)),
    ]);
    expect(await store.append(stream, 3n, newEvents(1))).toMatchObject({ status: 'conflict' });
    expect(await store.append(stream, 'none', [event])).toMatchObject({ status: 'appended', position: 1n });
    expect(appended(await store.append(stream, 0n, newEvents(1))).position).toBe(4n);
    expect(await store.head()).toBe(4n);
    expect((await pageOf('events', 0n)).map(({ position }) => position)).toEqual([1n, 2n, 3n, 4n]);
  });
});

const appendAll = async (store: EventStore, stream: string): Promise<void> => {
  let expected: bigint | 'none' = 'none';
  for (const event of newEvents(10)) expected = appended(await store.append(stream, expected, [event])).revision;
};

const contend = async (store: EventStore, stream: string, count: number): Promise<void> => {
  let expected: bigint | 'none' = 'none';
  for (const event of newEvents(count)) {
    let result = await store.append(stream, expected, [event]);
    while (result.status === 'conflict') result = await store.append(stream, result.actual, [event]);
    expected = appended(result).revision;
  }
};
