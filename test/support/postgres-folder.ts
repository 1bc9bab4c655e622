import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { compiledModule } from './app.js';
import { ignored } from '#backend/shared/ignored.js';

/** A new folder for each test; a server that is left in it is ended. */
export let dataDir = '';
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'embedded-'));
});
afterEach(async () => {
  const left = await serverPid();
  if (left) process.kill(left, 'SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

export const pidFile = (): string => path.join(dataDir, 'postgres/data/postmaster.pid');
export const serverPid = async (): Promise<number> =>
  Number((await readFile(pidFile(), 'utf8').catch(() => '0')).split('\n')[0]);

export const query = async (url: string, text: string): Promise<readonly Record<string, unknown>[]> => {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  return client
    .query<Record<string, unknown>>(text)
    .then(({ rows }) => rows)
    .finally(() => client.end().catch(ignored.whileClosing));
};

/** Another process of the game that uses the same folder. Resolves when it holds the server. */
export const startElsewhere = async (): Promise<{ child: ChildProcess; url: string }> => {
  const script = compiledModule('platform/postgres/embedded-postgres.js');
  const code = `const { startEmbeddedPostgres } = await import(${JSON.stringify(script)});
    const server = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)} });
    process.on('SIGTERM', () => server.stop().then(() => process.exit(0)));
    console.log(server.url);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, url: line.toString().trim() };
};
