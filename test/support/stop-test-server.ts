import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';

const folder = path.resolve(import.meta.dirname, '../../.cache/test/postgres');

/** True when no test process holds the server any more (see postgres-hold.ts, whose lock this is). */
const isUnused = async (port: number, password: string): Promise<boolean> => {
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'steppes', password, database: 'postgres' });
  try {
    await client.connect();
    const { rows } = await client.query<{ yes: boolean }>('select pg_try_advisory_lock(5737455) as yes');
    return rows[0]?.yes === true;
  } catch {
    return false;
  } finally {
    await client.end();
  }
};

/** Jest's global teardown: the test files of a run share the embedded server, and the last run takes it along. */
export default async function stopTestServer(): Promise<void> {
  const lines = (await readFile(path.join(folder, 'data/postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  if (!pid || !port) return;
  const password = (await readFile(path.join(folder, 'password'), 'utf8')).trim();
  if (await isUnused(port, password)) process.kill(pid, 'SIGINT');
}
