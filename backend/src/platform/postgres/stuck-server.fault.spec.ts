import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { compiledModule } from '#test/support/app.js';
import { poll } from '../net/poll.js';
import { type EmbeddedPostgresOptions, startEmbeddedPostgres } from './embedded-postgres.js';
import { type EmbeddedPostgres } from './restarted-server.js';
import { type ClusterPaths, clusterPaths } from './cluster-paths.js';
import { progressSign } from './server-progress.js';
import { ignored } from '#backend/shared/ignored.js';

const QUIET_MS = 1_500;
let dataDir = '';
let said: string[] = [];
let waited: string[] = [];

const paths = (): ClusterPaths => clusterPaths(dataDir);
const pidFile = (): string => paths().pidFile;
const serverPid = async (): Promise<number> =>
  Number((await readFile(pidFile(), 'utf8').catch(() => '0')).split('\n')[0]);
const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
const start = (options: Partial<EmbeddedPostgresOptions> = {}): Promise<EmbeddedPostgres> =>
  startEmbeddedPostgres({
    dataDir,
    ...options,
    onProgress: (line) => said.push(line),
    onWaiting: (words) => waited.push(words),
  });
const refusalOf = async (starting: Promise<EmbeddedPostgres>): Promise<string> =>
  starting.then(
    async (server) => {
      await server.stop();
      return 'it started';
    },
    (error: unknown) => (error as Error).message,
  );
const ask = async (url: string, text: string): Promise<pg.QueryResult> => {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  return client.query(text).finally(() => client.end().catch(ignored.whileClosing));
};

/** One cluster for all. */
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'stuck-'));
  const server = await start();
  await ask(server.url, 'create table kept as select 7 as n');
  await server.stop();
});
afterAll(async () => {
  await rm(dataDir, { recursive: true, force: true });
});
beforeEach(() => {
  [said, waited] = [[], []];
});
afterEach(async () => {
  const pid = await serverPid();
  if (pid && isAlive(pid)) process.kill(pid, 'SIGKILL');
});

/** The start of another process, which ends at once when it has a server: it prints the failure, if any. */
const elsewhere = (wrapper: readonly string[]): Promise<string> => {
  const script = compiledModule('platform/postgres/embedded-postgres.js');
  const code = `const { startEmbeddedPostgres } = await import(${JSON.stringify(script)});
    const options = { dataDir: ${JSON.stringify(dataDir)}, quietMs: ${QUIET_MS} };
    const said = await startEmbeddedPostgres(options).then((s) => s.release().then(() => 'it started'), (e) => e.message);
    console.log(said); process.exit(0);`;
  const [command, ...args] = [...wrapper, process.execPath, '--input-type=module', '-e', code] as const;
  return promisify(execFile)(command, args, { timeout: 60_000 }).then(({ stdout }) => stdout.trim());
};

it('names a server that was stopped by a signal, and uses it once it goes on', async () => {
  const first = await start();
  const pid = await serverPid();
  await first.release();
  process.kill(pid, 'SIGSTOP');
  expect(await refusalOf(start({ quietMs: QUIET_MS }))).toMatch(
    new RegExp(`^The Postgres in \\S+ \\(process ${pid}\\) is running but does not answer .* "kill -CONT ${pid}"$`),
  );
  expect(waited.at(-1)).toBe(`the database server (process ${pid}) does not answer`);
  process.kill(pid, 'SIGCONT');
  const again = await start();
  expect(again.adopted).toBe(true);
  await again.stop();
  expect(isAlive(pid)).toBe(false);
});

it('names its own server that stops as it starts, and leaves nothing of it', async () => {
  const starting = refusalOf(start({ quietMs: QUIET_MS }));
  const pid = await poll(async () => (await serverPid()) || undefined, { withinMs: 10_000, everyMs: 1 });
  process.kill(pid ?? 0, 'SIGSTOP');
  expect(await starting).toMatch(/^The Postgres in \S+ \(process \d+\) is running but does not answer /);
  expect(isAlive(pid ?? 0)).toBe(false);
  const server = await start();
  expect((await ask(server.url, 'select n from kept')).rows).toEqual([{ n: 7 }]);
  await server.stop();
});

it('ends in seconds when its server is frozen', async () => {
  const server = await start();
  const pid = await serverPid();
  process.kill(pid, 'SIGSTOP');
  const before = performance.now();
  await server.release();
  expect(performance.now() - before).toBeLessThan(5_000);
  process.kill(pid, 'SIGKILL');
});

it('sees the progress of a recovery', async () => {
  const first = await start({ settings: { max_wal_size: '4GB' } });
  await ask(first.url, 'create table long as select n, md5(n::text) as t from generate_series(1, 300000) n');
  await first.release();
  const pid = await serverPid();
  process.kill(pid, 'SIGKILL');
  await poll(() => (isAlive(pid) ? undefined : true), { withinMs: 5_000 });
  const signs = new Set<string>();
  const isOpen = { yet: false };
  // Little memory makes it slow.
  const starting = start({ settings: { shared_buffers: '128kB' } }).finally(() => (isOpen.yet = true));
  await poll(
    async () => {
      const recovering = await serverPid();
      if (recovering !== 0 && recovering !== pid) signs.add(await progressSign(recovering, paths()));
      return isOpen.yet || undefined;
    },
    { withinMs: 60_000 },
  );
  const again = await starting;
  expect(waited).toContainEqual(expect.stringMatching(/^the database server is not ready yet \(.*starting up.*\)$/));
  // A fast machine is asked only a few times while it recovers.
  expect(signs.size).toBeGreaterThan(2);
  expect((await ask(again.url, 'select count(*)::int as n from long')).rows).toEqual([{ n: 300_000 }]);
  await ask(again.url, 'drop table long');
  await again.stop();
});

it('removes no pid file while a server holds the folder', async () => {
  const server = await start();
  const content = await readFile(pidFile(), 'utf8');
  await writeFile(pidFile(), 'garbage');
  expect(await refusalOf(start({ quietMs: QUIET_MS }))).toMatch(
    /^Another game's database server holds \S+ and can't be reached from here .* or give this one a DATA_DIR of its own$/,
  );
  expect(await readFile(pidFile(), 'utf8')).toBe('garbage');
  await writeFile(pidFile(), content);
  await server.stop();
});

it('says that it shares the server of another game', async () => {
  const first = await start();
  const second = await start();
  expect(said.at(-1)).toMatch(/^Sharing the database server with another process of the game that uses \S+$/);
  await Promise.all([first.release(), second.stop()]);
});

/** Empty where this system lets us make no container. */
const CONTAINERS: readonly (readonly [string, readonly string[]])[] = [
  ['its own processes', ['unshare', '--user', '--map-root-user', '--pid', '--fork', '--kill-child', '--mount-proc']],
  [
    'its own network and memory',
    ['unshare', '--user', '--map-root-user', '--pid', '--fork', '--kill-child', '--mount-proc', '--ipc', '--net'],
  ],
];
const canContain = async (wrapper: readonly string[]): Promise<boolean> => {
  const [command, ...args] = [...wrapper, 'true'] as const;
  return promisify(execFile)(command, args).then(
    () => true,
    () => false,
  );
};

it.each(CONTAINERS)('keeps two servers from one folder when the other game has %s', async (_, wrapper) => {
  if (!(await canContain(wrapper))) {
    console.warn('SKIPPED: this system makes no containers (unshare)');
    return;
  }
  const server = await start();
  const pid = await serverPid();
  const words = await elsewhere(wrapper);
  expect(words).toMatch(wrapper.includes('--net') ? /^Another game's database server holds / : /^it started$/);
  expect(await serverPid()).toBe(pid);
  expect((await ask(server.url, 'select n from kept')).rows).toEqual([{ n: 7 }]);
  await server.stop();
});
