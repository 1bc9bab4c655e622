import pg from 'pg';
import { MIGRATIONS } from '#backend/app/migrations.js';
import { installViews } from '#backend/modules/analytics/views/install-views.js';
import { VIEWS } from '#backend/modules/analytics/views/views.js';
import { migrate } from '#backend/platform/postgres/migrate.js';
import { prepareReadModels } from '#backend/platform/projections/read-model-tables.js';
import { manyTurns } from '../support/many-turns.js';
import { median } from './median.js';

const TURNS = 100_000;

/** All columns of all rows: of a column that nobody asks for, nothing would be computed. */
const readAll = async (client: pg.Client, from: string): Promise<number> =>
  (await client.query<{ count: number }>(`select count(v)::int as count from (select * from ${from} offset 0) v`))
    .rows[0]?.count ?? 0;

const RUNS = 3;
const timed = async (run: () => Promise<number>): Promise<{ readonly rows: number; readonly ms: number }> => {
  const times: number[] = [];
  let rows = 0;
  for (let n = 0; n < RUNS; n++) {
    const started = performance.now();
    rows = await run();
    times.push(performance.now() - started);
  }
  return { rows, ms: median(times) };
};

/** How long each view of schema `analytics` takes over many turns, beside one reading of the table of turns. */
export const analyticsBench = async (url: string, print: (line: string) => void): Promise<void> => {
  await migrate(url, MIGRATIONS);
  await prepareReadModels(url);
  await installViews(url, { pseudonymKey: 'bench', staffKeys: [] });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of manyTurns(TURNS)) await client.query(statement);
    const raw = await timed(() => readAll(client, 'turn_facts'));
    print(`analytics: the table of ${raw.rows} turns is read in ${raw.ms.toFixed(0)} ms`);
    for (const { name } of VIEWS) {
      const { rows, ms } = await timed(() => readAll(client, `analytics.${name}`));
      print(`analytics: ${name}: ${rows} rows in ${ms.toFixed(0)} ms, ${(ms / raw.ms).toFixed(1)} times as long`);
    }
  } finally {
    await client.end();
  }
};
