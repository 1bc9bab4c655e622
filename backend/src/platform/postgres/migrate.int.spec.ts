import pg from 'pg';
import { startTestDatabase, type TestDatabase } from '#test/support/postgres.js';
import { migrate } from './migrate.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());

const rows = async (sql: string): Promise<readonly unknown[]> => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  return client
    .query<{ one: unknown }>(sql)
    .then((result) => result.rows.map(({ one }) => one))
    .finally(() => client.end());
};

const ships = { name: 'ships', up: 'create table ships (name text)' };
const argo = { name: 'argo', up: "insert into ships values ('Argo'); insert into ships values ('Swan')" };

describe('migrations', () => {
  it('run once each, in order, also when processes start together', async () => {
    const [first, second] = await Promise.all([
      migrate(database.url, [ships, argo]),
      migrate(database.url, [ships, argo]),
    ]);
    expect([...first, ...second]).toEqual(['ships', 'argo']);
    expect(await rows('select name as one from ships order by 1')).toEqual(['Argo', 'Swan']);
    expect(await migrate(database.url, [ships, argo])).toEqual([]);
  });

  it('may be functions', async () => {
    const crew = {
      name: 'crew',
      up: (db: { query: (config: { text: string }) => Promise<unknown> }) => db.query({ text: 'create table crew ()' }),
    };
    expect(await migrate(database.url, [crew])).toEqual(['crew']);
  });

  it('roll back a step that fails, and name it', async () => {
    const broken = { name: 'broken', up: 'create table half (); select nonsense' };
    await expect(migrate(database.url, [broken])).rejects.toThrow(/^Migration broken failed: .*nonsense/);
    expect(await rows("select to_regclass('half') as one")).toEqual([null]);
  });

  it('need unique names', async () => {
    await expect(migrate(database.url, [ships, ships])).rejects.toThrow('Two migrations are named ships');
  });
});
