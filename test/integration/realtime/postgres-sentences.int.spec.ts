import pg from 'pg';
import { migrate } from '#backend/platform/postgres/migrate.js';
import { serverKeysFrom } from '#backend/platform/log/server-keys.js';
import { systemRandom } from '#backend/platform/random/random.js';
import { createPostgresSentences } from '#backend/platform/realtime/postgres-sentences.js';
import { SealedAnnouncements } from '#backend/platform/realtime/sealed-announcements.js';
import { CHANNEL } from '#backend/platform/realtime/sentence-rows.js';
import { type Sentence } from '#backend/platform/realtime/sentences.port.js';
import { toldSentencesMigration } from '#backend/platform/realtime/told-sentences.migration.js';
import { startTestDatabase, type TestDatabase } from '../../support/postgres.js';
import { quietLog } from '../../support/quiet-log.js';
import { eventually } from '../../support/eventually.js';
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
const { toldSentences: key } = serverKeysFrom('secret');
const open = () => createPostgresSentences({ db, databaseUrl: database.url, log: quietLog, key });

sentencesContract('Postgres', { open, cutConnections });

describe('sentences on Postgres, for a role that may read no table', () => {
  const told: Sentence = { sessionId: 'saga-of-ann', turn: 1, n: 0, text: 'Thora drew her knife.' };
  let stranger: pg.Client;
  beforeEach(async () => {
    stranger = new pg.Client({ connectionString: database.url });
    await stranger.connect();
  });
  afterEach(() => stranger.end());

  it('say nothing to who listens', async () => {
    const overheard: string[] = [];
    stranger.on('notification', ({ payload }) => overheard.push(payload ?? ''));
    for (const channel of [CHANNEL, 'told_sentences']) await stranger.query(`listen ${channel}`);
    const sentences = open();
    const long = { ...told, n: 1, text: 'Thora ran. '.repeat(3_000) };
    await sentences.publish(told, long);
    await eventually(() => expect(overheard).toHaveLength(2));
    for (const word of ['Thora', 'saga-of-ann', 'knife']) expect(overheard.join('\n')).not.toContain(word);
    await sentences.close();
  });

  it('are none of those that it announces', async () => {
    const [sentences, follower] = [open(), open()];
    const heard: Sentence[] = [];
    await follower.follow('saga-of-bob', (sentence) => heard.push(sentence));
    const forged = JSON.stringify({ ...told, sessionId: 'saga-of-bob', text: 'You win.' });
    const another = serverKeysFrom('another').toldSentences;
    const sealed = new SealedAnnouncements(another, systemRandom).of({ ...told, sessionId: 'saga-of-bob' });
    for (const payload of ['', 'null', '{', forged, sealed])
      await stranger.query('select pg_notify($1, $2)', [CHANNEL, payload]);
    const right = { ...told, sessionId: 'saga-of-bob', text: 'You are told this.' };
    await sentences.publish(right);
    await eventually(() => expect(heard).toEqual([right]));
    await Promise.all([sentences.close(), follower.close()]);
  });
});

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
