import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type App, SERVER, startApp } from '../../support/app.js';
import { putCluster } from '../../support/cluster-copy.js';
import { failedStart as failedGame } from '../../support/failed-start.js';
import { SECRETS } from '../../support/running-game.js';

let dataDir = '';
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'start-up-'));
});
afterEach(async () => {
  const pid = await serverPid();
  if (pid) process.kill(pid, 'SIGKILL');
  await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
});

const serverPid = async (): Promise<number> =>
  Number((await readFile(path.join(dataDir, 'postgres/data/postmaster.pid'), 'utf8').catch(() => '0')).split('\n')[0]);

const failedStart = (env: Record<string, string>) => failedGame({ DATA_DIR: dataDir, ...env });

const takePort = async (): Promise<Server> => {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
};

describe('a start that can not succeed', () => {
  it.each([
    ['a wrong setting', { PORT: 'http' }, /^Steppes & Seas: PORT must [^\n]+\n$/],
    [
      'a setting that is missing',
      { DATABASE_URL: 'postgres://localhost/game' },
      /^Steppes & Seas: JWT_SECRET must [^\n]+\n$/,
    ],
    ['a host of another machine', { HOST: '192.0.2.1' }, /^Steppes & Seas: HOST 192\.0\.2\.1 [^\n]+\n$/],
    [
      'a folder that can not be written',
      { DATA_DIR: '/proc/steppes' },
      /^Steppes & Seas: DATA_DIR \/proc\/steppes [^\n]+\n$/,
    ],
    [
      'a database that is not there',
      { DATABASE_URL: 'postgres://me:hunter2@127.0.0.1:1/game', ...SECRETS },
      /^(?![^]*hunter2)Steppes & Seas: DATABASE_URL: [^\n]+127\.0\.0\.1:1[^\n]+\n$/,
    ],
  ])('says so in one line and leaves nothing: %s', async (_, env, line) => {
    const { code, stderr } = await failedStart(env);
    expect(stderr).toMatch(line);
    expect(code).toBe(1);
    expect(await serverPid()).toBe(0);
  });

  it('names a port that is taken, before it starts a database for it', async () => {
    const taken = await takePort();
    const { port } = taken.address() as AddressInfo;
    const { code, stderr, stdout } = await failedStart({ PORT: String(port) });
    taken.close();
    expect(stderr).toMatch(new RegExp(`^Steppes & Seas: PORT ${port} is already in use[^\\n]*\\n$`));
    expect({ code, stdout, pid: await serverPid() }).toEqual({ code: 1, stdout: '', pid: 0 });
  });

  it('takes its own database along when it fails later', async () => {
    await writeFile(path.join(dataDir, 'postgres'), '');
    const { code, stderr } = await failedStart({});
    expect(stderr).toMatch(/^Steppes & Seas: The database cannot use [^\n]+\n$/);
    expect(code).toBe(1);
  });
});

/** Its lines for a person; those of its log go to a machine. */
const saidBy = (app: App): readonly string[] =>
  app
    .output()
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('{'));

describe('a game that runs', () => {
  it('keeps its database where another start wants its port; it ends in order when asked, and has told no secret', async () => {
    await putCluster(dataDir);
    const app = await startApp({ dataDir, env: { LOG_LEVEL: 'trace' } });
    const { code } = await failedStart({ PORT: new URL(app.url).port });
    expect(code).toBe(1);
    expect((await fetch(`${app.url}/health/live`)).status).toBe(200);

    expect(await app.stop()).toBe(0);
    expect(await serverPid()).toBe(0);
    expect(saidBy(app).at(-1)).toBe('Closing');
    const secrets = await Promise.all(
      ['jwt-secret', 'dice-key', 'postgres/password'].map((name) => readFile(path.join(dataDir, name), 'utf8')),
    );
    for (const secret of secrets) expect(app.output()).not.toContain(secret.trim());
  });

  it('ends in order when it is asked while it starts', async () => {
    const script = path.join(SERVER, 'main.all.js');
    const child = spawn(process.execPath, [script], {
      env: { PATH: process.env['PATH'], HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    child.kill('SIGINT');
    const [code] = (await once(child, 'exit')) as [number | null];
    expect(code).toBe(0);
    expect(await serverPid()).toBe(0);
  });
});
