import { readFile } from 'node:fs/promises';
import pg from 'pg';

/** Linux counts a process's time in hundredths of a second. */
const TICK_MS = 10;

const msOf = async (pid: number): Promise<number> => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const [user = 0, system = 0] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return (user + system) * TICK_MS;
};
const sumOf = async (pids: readonly number[]): Promise<number> =>
  (await Promise.all(pids.map(msOf))).reduce((a, b) => a + b, 0);

const backendsOf = async (url: string): Promise<readonly number[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client
    .query<{ pid: number }>(
      'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    .finally(() => client.end());
  return rows.map(({ pid }) => pid);
};

/**
 * Starts to count the processor time of a game and of the connections to its database that are open now; 0 where the
 * system is not Linux. @returns reads the milliseconds since
 */
export const processorTimes = async (game: number, url: string): Promise<() => Promise<readonly [number, number]>> => {
  const backends = await backendsOf(url);
  const [ofGame, ofBackends] = [await sumOf([game]), await sumOf(backends)];
  return async () => [(await sumOf([game])) - ofGame, (await sumOf(backends)) - ofBackends];
};
