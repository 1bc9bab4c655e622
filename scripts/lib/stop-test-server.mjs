import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { root } from './run.mjs';
import { releaseTestServer } from './test-database-server.mjs';

const folder = path.join(root, '.cache/test/postgres');
/** Held by every process that uses the server (backend/src/platform/postgres/postgres-hold.ts). */
const HOLD_LOCK = 5_737_455;

const isUnused = async (port, password) => {
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'steppes', password, database: 'postgres' });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query(`select pg_try_advisory_lock(${HOLD_LOCK}) as yes`);
    return rows[0].yes;
  } catch {
    return false;
  } finally {
    await client.end();
  }
};

/** The test files of a run share one embedded server; the last run stops it. Jest's global teardown. */
export default async function stopTestServer() {
  await releaseTestServer();
  const [pid, , , port] = (await readFile(path.join(folder, 'data/postmaster.pid'), 'utf8').catch(() => ''))
    .split('\n')
    .map(Number);
  if (!pid || !port) return;
  const password = (await readFile(path.join(folder, 'password'), 'utf8')).trim();
  if (await isUnused(port, password)) process.kill(pid, 'SIGINT');
}
