import pg from 'pg';
import { createPostgresEventStore } from '#backend/platform/event-store/postgres/postgres-event-store.js';
import { type EventStore } from '#backend/platform/event-store/event-store.port.js';
import { EVENT_STORE_MIGRATIONS } from '#backend/platform/event-store/postgres/event-store-migrations.js';
import { systemClock } from '#backend/platform/clock/clock.js';
import { createEventLog, type EventLogServices } from '#backend/platform/log/create-log.js';
import { snapshotsMigration } from '#backend/platform/log/snapshots.migration.js';
import { snapshotsOfALogMigration } from '#backend/platform/log/snapshots-of-a-log.migration.js';
import { subjectKeysMigration } from '#backend/platform/log/subject-keys.migration.js';
import { heldKeysMigration } from '#backend/platform/log/held-keys.migration.js';
import { migrate } from '#backend/platform/postgres/migrate.js';
import { systemRandom } from '#backend/platform/random/random.js';
import { type AnyEvent } from '#contracts/shared/any-event.js';
import { declarationOf } from '#contracts/shared/event-registry.js';
import { READ_MODELS } from '#projections/read-models.js';
import { checksum } from '#backend/platform/projections/checksum.js';
import { decodedSource, type EventSource } from '#backend/platform/subscriptions/event-source.js';
import { type Projector, startProjector } from '#backend/platform/projections/projector.js';
import { eventually } from '../../support/eventually.js';
import { type ProjectionDatabase, startProjectionDatabase } from '../../support/projections/projection-database.js';
import { RecordingLog } from '../../support/projections/recording-log.js';
import { idsOf, sagaLog } from '../../support/projections/sagas.js';
import { type AnyEnvelope, sample } from '../../support/projections/samples.js';

let database: ProjectionDatabase;
let store: EventStore;
let layer: EventLogServices;
let source: EventSource;
let projector: Projector;
let keys: pg.Pool;
const lines = new RecordingLog();

beforeAll(async () => {
  database = await startProjectionDatabase();
  await migrate(database.url, [
    ...EVENT_STORE_MIGRATIONS,
    subjectKeysMigration,
    heldKeysMigration,
    snapshotsMigration,
    snapshotsOfALogMigration,
  ]);
  store = createPostgresEventStore({ connectionString: database.url });
  keys = new pg.Pool({ connectionString: database.url, max: 2 });
  keys.on('error', () => undefined);
  layer = createEventLog({
    store,
    db: keys,
    secret: 'secret',
    clock: systemClock,
    random: systemRandom,
    progress: { waitFor: () => Promise.resolve(true) },
  });
  source = decodedSource(store, (batch: Parameters<typeof layer.log.decodeMany>[0]) => layer.log.decodeMany(batch));
  projector = startProjector({ databaseUrl: database.url, source, log: lines });
});
afterAll(async () => {
  await projector.stop();
  await store.close();
  await keys.end();
  await database.stop();
});

const appended = async (events: readonly AnyEnvelope[]): Promise<bigint> => {
  const revisions = new Map<string, bigint>();
  let last = 0n;
  for (const { type, version, data, metadata } of events) {
    const stream = `${declarationOf(type).stream}-${metadata.subjectId}`;
    const { [0]: previous } = await store.readStream(stream, { direction: 'backwards', limit: 1 });
    const result = await layer.log.append(
      stream,
      revisions.get(stream) ?? previous?.revision ?? 'none',
      [{ type, version, data } as AnyEvent],
      metadata,
    );
    if (result.status !== 'appended') throw new Error(result.status);
    revisions.set(stream, result.revision);
    last = result.position;
  }
  return last;
};
const TEXTS = ['story_content', 'player_action', 'debug_prompt', 'wording::text'];
const sealedWords = async (userId: string): Promise<readonly unknown[]> => {
  const { rows } = await database.db.query<Record<string, unknown>>(
    `select ${TEXTS.join(', ')} from game_stories where user_id = $1 order by turn_number`,
    [userId],
  );
  return rows;
};

it('reads the sealed log of a real Postgres, and its rows equal their rebuild', async () => {
  const position = await appended([
    ...sagaLog({ sagas: 2, turns: 3 }),
    sample('GameSaved', { userId: 'user-0', sessionId: 'session-0', saveName: 'Before \u0000 the "ford" \ud83d' }),
  ]);
  expect(await projector.progress.waitFor(position, 20_000)).toBe(true);
  expect((await database.rows('game_saves')).map(({ saveName }) => saveName)).toContain(
    'Before \u0000 the "ford" \ud83d',
  );
  expect(
    (await checksum({ databaseUrl: database.url, source, models: READ_MODELS })).filter(({ equal }) => !equal),
  ).toEqual([]);
});

it('holds nothing of an erased person, live as in a rebuild, while others keep their words', async () => {
  const { userId } = idsOf(0);
  const kept = await sealedWords(idsOf(1).userId);
  expect((await sealedWords(userId)).some((row) => /\w/.test(JSON.stringify(row)))).toBe(true);
  await layer.keys.destroy(userId);
  const position = await appended([sample('PersonErased', { userId })]);
  expect(await projector.progress.waitFor(position, 20_000)).toBe(true);

  const nothing = { story_content: '', debug_prompt: null, wording: '[]' };
  expect(await sealedWords(userId)).toEqual(
    [null, '', '', ''].map((action) => ({ ...nothing, player_action: action })),
  );
  expect((await database.rows('game_characters')).find((row) => row['userId'] === userId)).toMatchObject({
    name: '',
  });
  expect((await database.rows('users')).find(({ id }) => id === userId)).toMatchObject({ erased: true, email: null });
  expect(await sealedWords(idsOf(1).userId)).toEqual(kept);
  expect(
    (await checksum({ databaseUrl: database.url, source, models: READ_MODELS })).filter(({ equal }) => !equal),
  ).toEqual([]);
});

it('waits for keys that it cannot reach, and then goes on', async () => {
  await projector.stop();
  const position = await appended([sample('GameSaved', { userId: 'newcomer', saveName: 'Here' })]);
  await database.db.query('alter table subject_keys rename to lost_keys');
  // Another process: it holds no keys yet.
  const { log } = createEventLog({
    store,
    db: keys,
    secret: 'secret',
    clock: systemClock,
    random: systemRandom,
    progress: { waitFor: () => Promise.resolve(true) },
  });
  const other = decodedSource(store, (batch: Parameters<typeof log.decodeMany>[0]) => log.decodeMany(batch));
  projector = startProjector({ databaseUrl: database.url, source: other, log: lines });
  await eventually(() => {
    expect(projector.state).toBe('retrying');
  });
  expect(projector.error?.name).toBe('LogUnavailableError');
  await database.db.query('alter table lost_keys rename to subject_keys');
  expect(await projector.progress.waitFor(position, 20_000)).toBe(true);
  expect((await database.rows('game_saves')).map(({ saveName }) => saveName)).toContain('Here');
});
