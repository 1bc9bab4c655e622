import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { EVENT_STORE_MIGRATIONS } from '#backend/platform/event-store/postgres/event-store-migrations.js';
import { packedEventsMigration } from '#backend/platform/event-store/postgres/packed-events.migration.js';
import { migrate } from '#backend/platform/postgres/migrate.js';
import { startTestDatabase } from '../../support/postgres.js';
import { appended, newEvents, uniqueStream } from './event-store.samples.js';
import { startLogDatabase, type LogDatabase } from './postgres-store.fixture.js';

const long = JSON.stringify({ story: 'It rained. '.repeat(400) });
const stream = uniqueStream();

/** As a game from before packed events appended. */
const appendAsBefore = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const [revision, data] of ['{"n":0}', long].entries())
    await client.query('select append_event($1, $2, $3, $4, 1, $5, $6)', [
      stream,
      revision - 1,
      randomUUID(),
      'SampleHappened',
      data,
      '{}',
    ]);
  await client.end();
};

let log: LogDatabase;
beforeAll(async () => {
  const database = await startTestDatabase();
  await migrate(database.url, EVENT_STORE_MIGRATIONS.slice(0, EVENT_STORE_MIGRATIONS.indexOf(packedEventsMigration)));
  await appendAsBefore(database.url);
  const opened = await startLogDatabase(database);
  log = { ...opened, stop: () => opened.stop().then(() => database.stop()) };
}, 60_000);
afterAll(() => log.stop(), 60_000);

it('a log from before reads as it did, and goes on with long events packed', async () => {
  const store = log.open();
  const [later] = newEvents(1);
  appended(await store.append(stream, 1n, [{ ...later, data: long } as never]));
  appended(
    await store.append(
      stream,
      2n,
      newEvents(1).map((event) => ({ ...event, data: '{"n":3}' })),
    ),
  );
  const events = await store.readStream(stream, { direction: 'forwards', limit: 10 });
  expect(events.map(({ data }) => data)).toEqual(['{"n":0}', long, long, '{"n":3}']);
  const { rows } = await log.db.query<{ size: number; is_packed: boolean }>(
    `select coalesce(pg_column_size(data), 0) + coalesce(pg_column_size(packed), 0) as size, data is null as is_packed
     from events where stream = $1 order by revision`,
    [stream],
  );
  expect(rows.map((row) => row.is_packed)).toEqual([false, false, true, false]);
  expect(rows[2]?.size).toBeLessThan(120);
});

it('a repeat of a packed event is recognised', async () => {
  const store = log.open();
  const into = uniqueStream();
  const events = newEvents(2).map((event) => ({ ...event, data: long }));
  const first = appended(await store.append(into, 'none', events));
  expect(await store.append(into, 'none', events)).toEqual(first);
  expect((await store.readStream(into, { direction: 'backwards', limit: 5 })).map(({ id }) => id)).toEqual(
    events.map(({ id }) => id).reverse(),
  );
});

it('an event without a payload is refused by the table itself', async () => {
  const append = log.db.query(`select append_event('s', -1, gen_random_uuid(), 'SampleHappened', 1, null, null, null)`);
  await expect(append).rejects.toThrow('events_have_a_payload');
});

it('no index of ids: each event would change a page of it at random', async () => {
  const { rows } = await log.db.query<{ columns: string }>(
    `select pg_get_indexdef(indexrelid) as columns from pg_index where indrelid = 'events'::regclass`,
  );
  expect(rows.map(({ columns }) => columns.slice(columns.indexOf('(')))).toEqual(
    expect.arrayContaining(['("position")', '(stream, revision)']),
  );
  expect(rows).toHaveLength(2);
});
