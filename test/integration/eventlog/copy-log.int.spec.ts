import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { type EventStore } from '#backend/platform/event-store/event-store.port.js';
import { createEventStoreDbEventStore } from '#backend/platform/event-store/eventstoredb/eventstoredb-event-store.js';
import { copyLog, type CopiedLog } from '#backend/platform/log-copy/copy-log.js';
import { eventStoreWriter } from '#backend/platform/log-copy/event-store-writer.js';
import { type LogWriter } from '#backend/platform/log-copy/log-writer.js';
import { LogsDifferError } from '#backend/platform/log-copy/same-event.js';
import { tableWriter } from '#backend/platform/log-copy/table-writer.js';
import { eventsBetween } from '#backend/platform/subscriptions/events-between.js';
import { startEventStoreDbDouble } from '../../support/eventstoredb-double/eventstoredb-double.js';
import { seededRandom } from '../../support/seeded-random.js';
import { appended, newEvents, uniqueStream } from '../event-store/event-store.samples.js';
import { type LogDatabase, startLogDatabase } from '../event-store/postgres-store.fixture.js';

/** Streams whose events lie between each other, some of them side by side. */
const STREAMS = 7;
const APPENDS = 60;

let database: LogDatabase;
let table: EventStore;
let client: pg.Client;
/** What is closed after the test, in turn. */
const closing: (() => Promise<unknown>)[] = [];

/** An empty log in EventStoreDB: a real server's where EVENTSTORE_URL is set. */
const emptyLog = async (): Promise<EventStore> => {
  const given = process.env['EVENTSTORE_URL'];
  const double = given ? null : await startEventStoreDbDouble();
  const store = createEventStoreDbEventStore({
    connectionString: given ?? double?.connectionString ?? '',
    streamKinds: ['sample'],
    streamPrefix: `copy${randomUUID().replaceAll('-', '')}`,
  });
  closing.push(
    () => store.close(),
    () => double?.stop() ?? Promise.resolve(),
  );
  return store;
};

const seed = process.env['SEED'] ?? String(Date.now());
const { bytes } = seededRandom(seed);
const random = (): number => bytes(4).readUInt32BE() / 2 ** 32;
const streams = Array.from({ length: STREAMS }, uniqueStream);
const last = new Map<string, bigint>();
const play = async (store: EventStore, appends: number): Promise<void> => {
  for (let n = 0; n < appends; n++) {
    const stream = streams[Math.floor(random() * STREAMS)] ?? '';
    const events = newEvents(1 + Math.floor(random() * 3)).map((event) => ({
      ...event,
      data: JSON.stringify({ text: 'tab\t, line\n, \\N and \\. of 水'.repeat(1 + Math.floor(random() * 20)) }),
    }));
    last.set(stream, appended(await store.append(stream, last.get(stream) ?? 'none', events)).revision);
  }
};

beforeAll(async () => {
  database = await startLogDatabase();
  table = database.open();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await play(table, APPENDS);
}, 60_000);
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});
afterAll(async () => {
  await client.end();
  await database.stop();
});

const wordsOf = async (store: EventStore): Promise<readonly unknown[]> => {
  const words: unknown[] = [];
  for await (const event of eventsBetween(store, null, await store.head())) words.push({ ...event, position: 0n });
  return words;
};
/** Writes that many events, and then no more, as a process that is killed. */
const killedAfter = (writer: LogWriter, events: number): LogWriter => {
  let left = events;
  return {
    write: async (batch) => {
      const some = batch.slice(0, left);
      left -= some.length;
      if (some.length > 0) await writer.write(some);
      if (some.length < batch.length) throw new Error('killed');
    },
  };
};
const intoStore = (to: EventStore, writer = eventStoreWriter(to)): Promise<CopiedLog> =>
  copyLog({ from: table, to, writer });

it(`has all events in order, with their ids, wherever it was killed; a second run takes the rest (seed ${seed})`, async () => {
  const to = await emptyLog();
  for (let run = 0; run < 5; run++)
    await expect(intoStore(to, killedAfter(eventStoreWriter(to), Math.floor(random() * 20)))).rejects.toThrow('killed');
  const first = await intoStore(to);
  expect(await wordsOf(to)).toEqual(await wordsOf(table));
  await play(table, 5);
  const second = await intoStore(to);
  expect(second.events).toBeGreaterThan(first.events);
  expect(second.appended).toBe(second.events - first.events);
  expect(await wordsOf(to)).toEqual(await wordsOf(table));
  const [here, there] = [await table.identity(), await to.identity()];
  expect([here, there, here === there]).toEqual([expect.any(String), expect.any(String), false]);
  expect((await intoStore(to)).sha256).toBe(second.sha256);
}, 60_000);

it(`comes back into a table the same, and finds places by their events (seed ${seed})`, async () => {
  const away = await emptyLog();
  await intoStore(away);
  const target = await startLogDatabase();
  const session = new pg.Client({ connectionString: target.url });
  await session.connect();
  closing.push(
    () => session.end(),
    () => target.stop(),
  );
  const back = target.open();
  const positions: bigint[] = [];
  for await (const { position } of eventsBetween(away, null, await away.head())) positions.push(position);
  const copy = await copyLog({ from: away, to: back, writer: tableWriter(session), places: new Set(positions) });
  expect(await wordsOf(back)).toEqual(await wordsOf(table));
  expect([...copy.places.values()]).toEqual(positions.map((_, n) => BigInt(n + 1)));
}, 60_000);

it('refuses a target that is no beginning of the source, and leaves it as it is', async () => {
  const [longer, other] = [await emptyLog(), await emptyLog()];
  await intoStore(longer);
  appended(await longer.append(uniqueStream(), 'none', newEvents(1)));
  appended(await other.append(uniqueStream(), 'none', newEvents(1)));
  for (const to of [longer, other]) {
    const before = await wordsOf(to);
    await expect(intoStore(to)).rejects.toThrow(LogsDifferError);
    expect(await wordsOf(to)).toEqual(before);
  }
}, 60_000);
