import { plainEventsMigration } from '#backend/platform/event-store/postgres/plain-events.migration.js';
import { migrate } from '#backend/platform/postgres/migrate.js';
import { appended, newEvents, uniqueStream } from './event-store.samples.js';
import { startLogDatabase, type LogDatabase } from './postgres-store.fixture.js';

let log: LogDatabase;
beforeAll(async () => {
  log = await startLogDatabase();
}, 60_000);
afterAll(() => log.stop(), 60_000);

const data = JSON.stringify({ story: 'It rained. '.repeat(400) });
const append = async (stream: string, expected: bigint | 'none') =>
  appended(
    await log.open().append(
      stream,
      expected,
      newEvents(1).map((event) => ({ ...event, data })),
    ),
  );

it('an event of some kilobytes is not compressed from now on; those that were, read as they did', async () => {
  const stream = uniqueStream();
  await append(stream, 'none');
  await migrate(log.url, [plainEventsMigration]);
  await append(stream, 0n);
  const { rows } = await log.db.query<{ compressed: boolean }>(
    'select pg_column_size(data) < length(data) as compressed from events where stream = $1 order by revision',
    [stream],
  );
  expect(rows).toEqual([{ compressed: true }, { compressed: false }]);
  const events = await log.open().readStream(stream, { direction: 'forwards', limit: 10 });
  expect(events.map((event) => event.data)).toEqual([data, data]);
});
