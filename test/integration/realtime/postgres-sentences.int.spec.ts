import pg from 'pg';
import { migrate } from '#backend/platform/postgres/migrate.js';
import { createPostgresSentences } from '#backend/platform/realtime/postgres-sentences.js';
import { toldSentencesMigration } from '#backend/platform/realtime/told-sentences.migration.js';
import { startTestDatabase, type TestDatabase } from '../../support/postgres.js';
import { quietLog } from '../../support/quiet-log.js';
import { sentencesContract } from './sentences.contract.js';

let database: TestDatabase;
let db: pg.Pool;
beforeAll(async () => {
  database = await startTestDatabase();
  await migrate(database.url, [toldSentencesMigration]);
  db = new pg.Pool({ connectionString: database.url, max: 4 });
  db.on('error', () => undefined);
});
afterAll(async () => {
  await db.end();
  await database.stop();
});

const cutConnections = async (): Promise<void> => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await client.end();
};
const open = () => createPostgresSentences({ db, databaseUrl: database.url, log: quietLog });

sentencesContract('Postgres', { open, cutConnections });

describe('sentences on Postgres that nobody forgot', () => {
  it('go with the first that is forgotten an hour later', async () => {
    const sentences = open();
    await sentences.publish(
      { sessionId: 'old', turn: 1, n: 0, text: 'Left behind.' },
      { sessionId: 'new', turn: 1, n: 0, text: 'Told.' },
    );
    await db.query(`update told_sentences set told_at = now() - interval '61 minutes' where session_id = 'old'`);
    await sentences.forget('another', 1);
    expect([await sentences.shown('old', 1), await sentences.shown('new', 1)]).toMatchObject([[], [{ text: 'Told.' }]]);
    await sentences.close();
  });

  it('go as well when a clock ahead has dated them', async () => {
    const sentences = open();
    await sentences.publish({ sessionId: 'ahead', turn: 1, n: 0, text: 'Of tomorrow.' });
    await db.query(`update told_sentences set told_at = now() + interval '1 day' where session_id = 'ahead'`);
    await sentences.forget('another', 1);
    expect(await sentences.shown('ahead', 1)).toEqual([]);
    await sentences.close();
  });
});
