import pg from 'pg';
import { startTestDatabase } from './postgres.js';

describe('a test database', () => {
  it('is a real, empty Postgres of its own', async () => {
    const [one, other] = await Promise.all([startTestDatabase(), startTestDatabase()]);
    const client = new pg.Client({ connectionString: one.url });
    await client.connect();
    const { rows } = await client.query<{ tables: number }>(
      "select count(*)::int as tables from pg_tables where schemaname = 'public'",
    );
    await client.end();
    expect(rows).toEqual([{ tables: 0 }]);
    expect(one.url).not.toBe(other.url);
    await Promise.all([one.stop(), other.stop()]);
  });
});
