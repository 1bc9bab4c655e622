import pg from 'pg';
import { MIGRATIONS } from '#backend/app/migrations.js';
import { ModeratedActions } from '#backend/modules/moderation/moderated-actions.js';
import { serverKeysFrom } from '#backend/platform/log/server-keys.js';
import { PostgresSubjectKeyRows } from '#backend/platform/log/subject-key-rows.js';
import { SubjectKeys } from '#backend/platform/log/subject-keys.js';
import { migrate } from '#backend/platform/postgres/migrate.js';
import { systemRandom } from '#backend/platform/random/random.js';
import { startTestDatabase, type TestDatabase } from '../../support/postgres.js';

let database: TestDatabase;
let pool: pg.Pool;
let now = new Date('2026-03-01T12:00:00.000Z');
let keys: SubjectKeys;
let table: ModeratedActions;

beforeAll(async () => {
  database = await startTestDatabase();
  await migrate(database.url, MIGRATIONS);
  pool = new pg.Pool({ connectionString: database.url, max: 2 });
  pool.on('error', () => undefined);
  keys = new SubjectKeys(new PostgresSubjectKeyRows(pool), serverKeysFrom('secret').subjectKeys, systemRandom);
  table = new ModeratedActions(pool, keys, { now: () => now }, systemRandom);
});
afterAll(async () => {
  await pool.end();
  await database.stop();
});

const block = { reason: 'sexual', by: 'words', category: 'sexual word' } as const;
const add = (userId: string, text: string) => table.add({ userId, sessionId: 's1', text, block });
const exported = async (userId: string): Promise<readonly object[]> => {
  const all: object[] = [];
  for await (const entry of table.export(userId)) all.push(entry);
  return all;
};
const stored = async (): Promise<string> => JSON.stringify((await pool.query('select * from moderated_actions')).rows);

it('are kept sealed, are their writer’s to read, and are blank once their writer is erased', async () => {
  await add('ann', 'the zephyrbrook words');
  await add('bo', 'the wyrmgate words');
  expect(await stored()).not.toMatch(/zephyrbrook|wyrmgate/);
  expect(await exported('ann')).toEqual([
    {
      sessionId: 's1',
      reason: 'sexual',
      judgedBy: 'words',
      category: 'sexual word',
      text: 'the zephyrbrook words',
      blockedAt: now.toISOString(),
    },
  ]);
  await keys.destroy('ann');
  await table.erase('ann');
  await table.erase('ann');
  expect(await exported('ann')).toMatchObject([{ text: null, reason: 'sexual' }]);
  expect(await exported('bo')).toMatchObject([{ text: 'the wyrmgate words' }]);
  await add('ann', 'late words');
  expect(await exported('ann')).toMatchObject([{ text: null }, { text: null }]);
});

it('of a guest are the account’s that has claimed the guest', async () => {
  await add('guest', 'words of the guest');
  await keys.handOver('guest', 'cy');
  expect(await exported('cy')).toMatchObject([{ text: 'words of the guest' }]);
  await keys.destroy('cy');
  await table.erase('cy');
  const { rows } = await pool.query("select sealed_text from moderated_actions where user_id = 'guest'");
  expect(rows).toEqual([{ sealed_text: null }]);
});

it('are forgotten after half a year', async () => {
  now = new Date('2026-09-15T12:00:00.000Z');
  await add('di', 'new words');
  expect((await pool.query('select user_id from moderated_actions')).rows).toEqual([{ user_id: 'di' }]);
});
