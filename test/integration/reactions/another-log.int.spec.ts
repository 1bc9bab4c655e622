import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { EVENT_STORE_MIGRATIONS } from '#backend/platform/event-store/postgres/event-store-migrations.js';
import { createPostgresEventStore } from '#backend/platform/event-store/postgres/postgres-event-store.js';
import { defineQueue } from '#backend/platform/jobs/queue.js';
import { type LoggedEvent } from '#backend/platform/log/event-reader.js';
import { migrate } from '#backend/platform/postgres/migrate.js';
import { type Reaction } from '#backend/platform/reactions/reaction.js';
import { reactionCheckpointsMigration } from '#backend/platform/reactions/reaction-checkpoints.migration.js';
import { reactionsOfALogMigration } from '#backend/platform/reactions/reactions-of-a-log.migration.js';
import { startReaction } from '#backend/platform/reactions/reaction-runner.js';
import { eventually } from '../../support/eventually.js';
import { startTestDatabase } from '../../support/postgres.js';
import { quietLog } from '../../support/quiet-log.js';

const MAIL = defineQueue({ name: 'mail' });
const mail: Reaction = {
  name: 'mail-saves',
  types: ['GameSaved'],
  startsAt: 'beginning',
  queues: [MAIL],
  jobsFor: (events) => events.map((cause) => ({ queue: MAIL, data: {}, options: { id: cause.id }, cause })),
};

/** A database with a log of three saves, of which each was mailed. */
const mailed = async () => {
  const database = await startTestDatabase();
  await migrate(database.url, [...EVENT_STORE_MIGRATIONS, reactionCheckpointsMigration, reactionsOfALogMigration]);
  const db = new pg.Pool({ connectionString: database.url, max: 2 });
  db.on('error', () => undefined);
  const store = createPostgresEventStore({ connectionString: database.url });
  const added: string[] = [];
  const failures: unknown[] = [];
  const start = () =>
    startReaction({
      reaction: mail,
      store,
      decode: (batch) => Promise.resolve(batch.map((event) => ({ ...event, metadata: {} }) as unknown as LoggedEvent)),
      jobs: { add: (_queue, _data, { id }) => Promise.resolve(void added.push(id)) },
      log: { ...quietLog, warn: (details) => void failures.push((details as { error: unknown }).error) },
      databaseUrl: database.url,
      standByMs: 50,
    });
  const save = async (): Promise<void> => {
    const id = randomUUID();
    await store.append(`save-${id}`, 'none', [{ id, type: 'GameSaved', version: 1, data: '{}', metadata: '{}' }]);
  };
  const place = async () =>
    (await db.query<{ position: number }>('select position::int, log_id from reaction_checkpoints')).rows;
  for (let n = 0; n < 3; n++) await save();
  const first = start();
  await eventually(() => expect(added).toHaveLength(3));
  await first.stop();
  const stop = async (): Promise<void> => {
    await store.close();
    await db.end();
    await database.stop();
  };
  return { added, failures, start, save, place, db, store, stop };
};

it('the place of a reaction names its log', async () => {
  const { place, store, stop } = await mailed();
  expect(await place()).toEqual([{ position: 3, log_id: await store.identity() }]);
  await stop();
});

it.each([
  ['of another log', "update reaction_checkpoints set log_id = '00000000-0000-4000-8000-000000000001'", 'another'],
  ['beyond the end of the log', 'update reaction_checkpoints set position = position + 1000', 'shorter'],
])('nobody is mailed from a place %s', async (_, change, kind) => {
  const { added, failures, start, save, place, db, stop } = await mailed();
  await db.query(change);
  const before = await place();
  await save();
  const reaction = start();
  await eventually(() => expect(failures).toContainEqual(expect.objectContaining({ name: 'WrongLogError' })));
  expect(failures[0]).toMatchObject({ mismatch: { kind } });
  await reaction.stop();
  expect(added).toHaveLength(3);
  expect(await place()).toEqual(before);
  await stop();
});
