import pg from 'pg';
import { MIGRATIONS } from '#backend/app/migrations.js';
import { installViews } from '#backend/modules/analytics/views/install-views.js';
import { VIEWS } from '#backend/modules/analytics/views/views.js';
import { migrate } from '#backend/platform/postgres/migrate.js';
import { prepareReadModels } from '#backend/platform/projections/read-model-tables.js';
import { manyTurns } from './many-turns.js';

const TURNS = 100_000;

/** How long each view of schema `analytics` takes over many turns. */
export const analyticsBench = async (url: string, print: (line: string) => void): Promise<void> => {
  await migrate(url, MIGRATIONS);
  await prepareReadModels(url);
  await installViews(url, { pseudonymKey: 'bench', staffKeys: [] });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of manyTurns(TURNS)) await client.query(statement);
    for (const { name } of VIEWS) {
      const started = performance.now();
      const { rows } = await client.query<{ count: number }>(
        `select count(*)::int as count from (select * from analytics.${name} offset 0) v`,
      );
      const ms = Math.round(performance.now() - started);
      print(`analytics: ${name} over ${TURNS} turns: ${rows[0]?.count ?? 0} rows in ${ms} ms`);
    }
  } finally {
    await client.end();
  }
};
