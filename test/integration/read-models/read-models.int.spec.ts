import pg from 'pg';
import { ReadModels } from '#backend/platform/read-models/read-models.js';
import { walletEntity } from '#projections/wallet/wallet.entity.js';
import { startTestDatabase, type TestDatabase } from '../../support/postgres.js';

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await startTestDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 2 });
});
afterAll(async () => {
  await pool.end();
  await database.stop();
});

const makeTable = (name: string, more = ''): Promise<unknown> =>
  pool.query(
    `create table ${name} (user_id text primary key, balance integer, unlimited boolean default false, actions_taken integer default 0, refilled_at timestamptz${more}); insert into ${name} values ('ann', 4)`,
  );

it('reads on, on every connection, when a rebuilt table with other columns has taken the place of the old one', async () => {
  const readModels = new ReadModels(pool);
  const both = () =>
    Promise.all(
      [1, 2].map(() =>
        readModels.find(walletEntity, {
          name: 'wallet-of-ann',
          text: 'SELECT * FROM wallet WHERE user_id = $1',
          values: ['ann'],
        }),
      ),
    );
  await makeTable('wallet');
  expect(await both()).toMatchObject([[{ balance: 4 }], [{ balance: 4 }]]);
  await makeTable('wallet__v2', ', frozen boolean default true');
  await pool.query('begin; drop table wallet; alter table wallet__v2 rename to wallet; commit');
  for (let n = 0; n < 3; n++) expect(await both()).toMatchObject([[{ balance: 4 }], [{ balance: 4 }]]);
  await expect(
    readModels.find(walletEntity, { name: 'wrong', text: 'SELECT nothing FROM wallet', values: [] }),
  ).rejects.toThrow('nothing');
});
