import pg from 'pg';
import { type DataSource } from 'typeorm';
import { openReadModels } from '#backend/platform/read-models/open-read-models.js';
import { gameSaveEntity } from '#projections/game-saves/game-save.entity.js';
import { walletEntity } from '#projections/wallet/wallet.entity.js';
import { startTestDatabase, type TestDatabase } from '../../support/postgres.js';
import { quietLog } from '../../support/quiet-log.js';
import { ignored } from '#backend/shared/ignored.js';

let database: TestDatabase;
let pool: pg.Pool;
let readModels: DataSource;
beforeAll(async () => {
  database = await startTestDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 2 });
  readModels = await openReadModels({ databaseUrl: database.url, log: quietLog });
});
afterAll(async () => {
  await readModels.destroy();
  await pool.end();
  await database.stop();
});

const COLUMNS =
  'user_id text primary key, balance integer, unlimited boolean default false, actions_taken integer default 0, refilled_at timestamptz, refills_at timestamptz, plan text, position bigint default 9007199254740993';
const makeWallet = (name: string, columns = COLUMNS): Promise<unknown> =>
  pool.query(`create table ${name} (${columns}); insert into ${name} (user_id, balance) values ('ann', 4)`);

it('read on, on every connection, when a rebuilt table with other columns has taken the place of the old one', async () => {
  const wallets = readModels.getRepository(walletEntity);
  const onTwoConnections = () => Promise.all([1, 2].map(() => wallets.findOneBy({ userId: 'ann' })));
  await makeWallet('wallet');
  expect(await onTwoConnections()).toMatchObject([{ balance: 4 }, { balance: 4 }]);
  await makeWallet('wallet__v2', COLUMNS.replace('balance integer', 'frozen boolean, balance smallint'));
  await pool.query('begin; drop table wallet; alter table wallet__v2 rename to wallet; commit');
  for (let n = 0; n < 3; n++) expect(await onTwoConnections()).toMatchObject([{ balance: 4 }, { balance: 4 }]);
  await expect(readModels.query('select nothing from wallet where user_id = $1', ['ann'])).rejects.toThrow('nothing');
});

it('read texts as they were written, times as ISO 8601 and positions as text', async () => {
  await pool.query(
    'create table game_saves (id text primary key, user_id text, session_id text, character_id text, save_name text, turn integer, is_auto_save boolean, last_played timestamptz, created_at timestamptz, position bigint)',
  );
  const at = '2026-03-01T10:00:00.000Z';
  await pool.query(`insert into game_saves values ('save', 'ann', 's', 'c', $1, 1, false, $2, $2, 9007199254740993)`, [
    '\u001a0000 before\u001ad800 the ford',
    at,
  ]);
  const save = { saveName: '\u0000 before\ud800 the ford', lastPlayed: at, position: '9007199254740993' };
  const saves = readModels.getRepository(gameSaveEntity);
  expect(await saves.findOneBy({ id: 'save' })).toMatchObject(save);
  expect(await saves.findOneBy({ saveName: save.saveName })).toMatchObject(save);
});

it('are read only', async () => {
  const saves = readModels.getRepository(gameSaveEntity);
  await expect(saves.delete({ userId: 'ann' })).rejects.toMatchObject({ code: '25006' });
});

it('outlive their connections', async () => {
  const wallets = readModels.getRepository(walletEntity);
  await wallets.findOneBy({ userId: 'ann' });
  await pool.query(
    "select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name = 'steppes-read-models'",
  );
  await wallets.findOneBy({ userId: 'ann' }).catch(ignored.seenByItsOutcome);
  expect(await wallets.findOneBy({ userId: 'ann' })).toMatchObject({ balance: 4 });
});
