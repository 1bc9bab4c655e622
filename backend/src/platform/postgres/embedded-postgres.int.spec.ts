import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { compileBackend, type CompiledBackend } from '#test/support/compiled-backend.js';
import { poll } from '../net/poll.js';
import { startEmbeddedPostgres } from './embedded-postgres.js';

let dataDir = '';
let compiled: CompiledBackend;
beforeAll(async () => {
  compiled = await compileBackend();
});
afterAll(() => compiled.remove());
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'embedded-'));
});
afterEach(async () => {
  const left = await serverPid();
  if (left) process.kill(left, 'SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

const pidFile = (): string => path.join(dataDir, 'postgres/data/postmaster.pid');
const serverPid = async (): Promise<number> =>
  Number((await readFile(pidFile(), 'utf8').catch(() => '0')).split('\n')[0]);

const query = async (url: string, text: string): Promise<readonly Record<string, unknown>[]> => {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  return client
    .query<Record<string, unknown>>(text)
    .then(({ rows }) => rows)
    .finally(() => client.end().catch(() => undefined));
};

/** Another process of the game that uses the same folder. Resolves when it holds the server. */
const startElsewhere = async (): Promise<{ child: ChildProcess; url: string }> => {
  const script = path.join(compiled.folder, 'backend/src/platform/postgres/embedded-postgres.js');
  const code = `const { startEmbeddedPostgres } = await import(${JSON.stringify(script)});
    const server = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)} });
    process.on('SIGTERM', () => server.stop().then(() => process.exit(0)));
    console.log(server.url);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, url: line.toString().trim() };
};

describe('the embedded Postgres', () => {
  it('is made on the first start, and keeps its data over a restart', async () => {
    const said: string[] = [];
    const first = await startEmbeddedPostgres({ dataDir, onProgress: (line) => said.push(line) });
    expect(first.adopted).toBe(false);
    await query(first.url, 'create table kept as select 7 as n');
    await first.stop();
    expect(await serverPid()).toBe(0);
    const again = await startEmbeddedPostgres({ dataDir, onProgress: (line) => said.push(line) });
    expect(await query(again.url, 'select n from kept')).toEqual([{ n: 7 }]);
    await again.stop();
    expect(said).toEqual([
      'Creating the database (first start only)',
      'Starting the database server',
      'Starting the database server',
    ]);
  });

  it('listens on this machine only, asks for its password, and loses no commit', async () => {
    const server = await startEmbeddedPostgres({ dataDir });
    const settings = await query(
      server.url,
      "select name, setting from pg_settings where name in ('listen_addresses', 'unix_socket_directories', 'fsync', 'synchronous_commit', 'server_encoding', 'lc_collate') order by name",
    );
    expect(settings.map((row) => `${String(row['name'])}=${String(row['setting'])}`)).toEqual([
      'fsync=on',
      'listen_addresses=127.0.0.1',
      'server_encoding=UTF8',
      'synchronous_commit=on',
      'unix_socket_directories=',
    ]);
    await expect(query(server.url.replace(/:[0-9a-f]+@/, ':wrong@'), 'select 1')).rejects.toThrow(/password/);
    expect((await stat(path.join(dataDir, 'postgres/password'))).mode & 0o777).toBe(0o600);
    await server.stop();
  });

  it('is found again after its starting process was killed', async () => {
    const { child, url } = await startElsewhere();
    const pid = await serverPid();
    child.kill('SIGKILL');
    await once(child, 'exit');
    const server = await startEmbeddedPostgres({ dataDir });
    expect(server).toMatchObject({ adopted: true, url });
    expect(await serverPid()).toBe(pid);
    await server.stop();
    expect(await serverPid()).toBe(0);
  });

  it('runs on as long as another process uses it', async () => {
    const server = await startEmbeddedPostgres({ dataDir });
    const { child, url } = await startElsewhere();
    await server.stop();
    expect(await query(url, 'select 1 as n')).toEqual([{ n: 1 }]);
    child.kill('SIGTERM');
    await once(child, 'exit');
    expect(await serverPid()).toBe(0);
  });

  it('starts once when two processes start together', async () => {
    const [one, two] = await Promise.all([startEmbeddedPostgres({ dataDir }), startElsewhere()]);
    expect(one.url).toBe(two.url);
    await one.stop();
    two.child.kill('SIGTERM');
    await once(two.child, 'exit');
    expect(await serverPid()).toBe(0);
  });

  it('starts although a pid file names a foreign living process', async () => {
    const first = await startEmbeddedPostgres({ dataDir });
    const lines = await readFile(pidFile(), 'utf8');
    await first.stop();
    await writeFile(pidFile(), lines.replace(/^\d+/, String(process.pid)), { mode: 0o600 });
    const again = await startEmbeddedPostgres({ dataDir });
    expect(again.adopted).toBe(false);
    await again.stop();
  });

  it('waits for the last children of a server that was killed', async () => {
    const first = await startEmbeddedPostgres({ dataDir });
    await query(first.url, 'create table kept as select 7 as n');
    const busy = query(first.url, 'select count(*) from generate_series(1, 8000000)').catch(() => undefined);
    await poll(
      async () =>
        (
          await query(
            first.url,
            "select 1 from pg_stat_activity where state = 'active' and query like '%generate%series(1, 8%'",
          )
        ).length > 1 || undefined,
      { withinMs: 5_000 },
    );
    await first.release();
    process.kill(await serverPid(), 'SIGKILL');
    const again = await startEmbeddedPostgres({ dataDir });
    expect(await query(again.url, 'select n from kept')).toEqual([{ n: 7 }]);
    await busy;
    await again.stop();
  });

  it('is started again, at the same address, when it dies during use', async () => {
    const server = await startEmbeddedPostgres({ dataDir });
    const pid = await serverPid();
    process.kill(pid, 'SIGKILL');
    const answer = await poll(() => query(server.url, 'select 1 as n').catch(() => undefined), { withinMs: 20_000 });
    expect(answer).toEqual([{ n: 1 }]);
    expect(await serverPid()).not.toBe(pid);
    await server.stop();
    expect(await serverPid()).toBe(0);
  });

  it('states in one line why it cannot start', async () => {
    await writeFile(path.join(dataDir, 'postgres'), '');
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(/^The database cannot use .*postgres[^\n]*$/);
    await expect(
      startEmbeddedPostgres({ dataDir: path.join(dataDir, 'b'), settings: { shared_buffers: 'none' } }),
    ).rejects.toThrow(/^Postgres did not start: [^\n]*shared_buffers[^\n]*$/);
  });
});
