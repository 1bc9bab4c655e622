import pg from 'pg';
import { READ_MODELS } from '#projections/read-models.js';
import { EVENT_STORE_MIGRATIONS } from '#backend/platform/event-store/postgres/event-store-migrations.js';
import { createPostgresEventStore } from '#backend/platform/event-store/postgres/postgres-event-store.js';
import { liveCheckpoints, type TargetTable } from '#backend/platform/projections/checkpoints.js';
import { createReadModelTables } from '#backend/platform/projections/read-model-tables.js';
import { BatchWriter } from '#backend/platform/projections/write-batch.js';
import { migrate } from '#backend/platform/postgres/migrate.js';
import { type RecordedEvent } from '#backend/platform/event-store/event-store.port.js';
import { gameInMemory, startSagaIn } from '../../support/game-in-memory.js';
import { definitionOf } from '../../support/player.js';
import { startTestDatabase, type TestDatabase } from '../../support/postgres.js';
import { seededRandom } from '../../support/seeded-random.js';

const TURNS = 60;
const USER = '5a9e1c5c-0f0e-4b59-9d0a-3f1a5a1c7e11';
const SESSION = '7c1f5a76-2f3b-4c5e-8a55-0e6f0a7b9c22';

let database: TestDatabase;
let client: pg.Client;
let targets: readonly TargetTable[];
let game: ReturnType<typeof gameInMemory>;
/** How many events the log has before the first turn. */
let begun: number;

/** A saga that follows from its seed, and the log and the read models of it in Postgres. */
beforeAll(async () => {
  game = gameInMemory({ tokens: 1_000, random: seededRandom('size') });
  const saga = await startSagaIn(game, USER, definitionOf('forgiving', { sessionId: SESSION }));
  begun = game.memory.recorded.length;
  for (let n = 0; n < TURNS; n += 1) {
    const { standing } = await game.sessions.started(SESSION);
    const free = standing.offers.filter(({ requiresItem, cost }) => requiresItem === null && cost === undefined);
    const choice = n % 2 === 0 ? free[n % Math.max(1, free.length)] : undefined;
    await saga.act(
      `turn-${n}`,
      choice && { sessionId: SESSION, action: '-', isCustomAction: false, choiceId: choice.id },
    );
  }
  database = await startTestDatabase();
  await migrate(database.url, EVENT_STORE_MIGRATIONS);
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await createReadModelTables(client, READ_MODELS);
  const live = await liveCheckpoints(client);
  targets = READ_MODELS.map((model) => ({ model, table: live.get(model.table.name)?.table ?? '', position: null }));
}, 60_000);
afterAll(async () => {
  await client.end();
  await database.stop();
});

const bytesATurn = async (table: string, where = 'true'): Promise<number> => {
  const { rows } = await client.query<{ bytes: number }>(
    `select (sum(pg_column_size(t.*)) / ${TURNS})::int as bytes from ${table} t where ${where}`,
  );
  return rows[0]?.bytes ?? 0;
};

const appendAll = async (events: readonly RecordedEvent[]): Promise<void> => {
  const store = createPostgresEventStore({ connectionString: database.url });
  for (const event of events) {
    const expected = event.revision === 0n ? 'none' : event.revision - 1n;
    expect(await store.append(event.stream, expected, [event])).toMatchObject({ status: 'appended' });
  }
  const read = await store.readStream(`session-${SESSION}`, { direction: 'forwards', limit: 1_000 });
  expect(read.map(({ data }) => data)).toEqual(
    events.filter(({ stream }) => stream === `session-${SESSION}`).map(({ data }) => data),
  );
  await store.close();
};

it('a turn leaves less than 2,600 bytes of events, of which none is lost', async () => {
  await appendAll(game.memory.recorded);
  expect(await bytesATurn('events', `position > ${begun}`)).toBeLessThan(2_600);
}, 60_000);

it('a turn leaves less than 2,650 bytes of stories, cells and memories, and no paid payment', async () => {
  const events = await game.log.decodeMany(game.memory.recorded);
  const writer = new BatchWriter(client, { announce: false });
  for (const event of events) targets = await writer.write(targets, [event]);
  // 2,200 with who told it, the game master's record and its offers: three columns, empty here.
  expect(await bytesATurn('game_stories')).toBeLessThan(2_250);
  expect(await bytesATurn('hex_cell_stories')).toBeLessThan(400);
  expect(await bytesATurn('saga_memories')).toBeLessThan(350);
  expect(await bytesATurn('wallet_payments')).toBe(0);
}, 60_000);
