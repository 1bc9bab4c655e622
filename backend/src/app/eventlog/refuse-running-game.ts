import pg from 'pg';
import { type FirstWork } from '../bootstrap.js';
import { StartupError } from '../startup-error.js';

/** Each process of the game has such connections as long as it runs: the health checks alone keep one. */
const OTHERS = `select count(*)::int as open from pg_stat_activity
  where datname = current_database() and (application_name like 'steppes-%' or application_name like 'event-store-%')`;

/** @throws StartupError while a process of the game uses the database */
export const refuseRunningGame: FirstWork = async ({ databaseUrl }) => {
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ open: number }>(OTHERS).finally(() => client.end());
  if (rows[0]?.open)
    throw new StartupError('The game still runs on this database: stop all of its processes, then switch the log');
};
