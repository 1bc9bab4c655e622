import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SERVER, startApp } from '../../support/app.js';
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

  it('leaves the database of the game that has the port alone', async () => {
    const app = await startApp({ dataDir });
    const { code } = await failedStart({ PORT: new URL(app.url).port });
    expect(code).toBe(1);
    expect((await fetch(`${app.url}/health/live`)).status).toBe(200);
    await app.stop();
  });

  it('takes its own database along when it fails later', async () => {
    await writeFile(path.join(dataDir, 'postgres'), '');
    const { code, stderr } = await failedStart({});
    expect(stderr).toMatch(/^Steppes & Seas: The database cannot use [^\n]+\n$/);
    expect(code).toBe(1);
  });
});

describe('a game that runs', () => {
  it('ends in order when asked, and takes its database along', async () => {
    const app = await startApp({ dataDir });
    expect((await fetch(`${app.url}/health/live`)).status).toBe(200);
    expect(await app.stop()).toBe(0);
    expect(await serverPid()).toBe(0);
    expect(app.output()).toMatch(/Closing\n$/);
  });

  it('goes on with the same database after it was killed', async () => {
    const first = await startApp({ dataDir });
    const pid = await serverPid();
    await first.kill();
    const second = await startApp({ dataDir });
    expect(await serverPid()).toBe(pid);
    expect(second.output()).toContain('Using the database server that is already running');
    expect(await second.stop()).toBe(0);
    expect(await serverPid()).toBe(0);
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

  it('keeps its secrets to itself', async () => {
    const app = await startApp({ dataDir, env: { LOG_LEVEL: 'trace' } });
    await app.stop();
    const secrets = await Promise.all(
      ['jwt-secret', 'dice-key', 'postgres/password'].map((name) => readFile(path.join(dataDir, name), 'utf8')),
    );
    for (const secret of secrets) expect(app.output()).not.toContain(secret.trim());
  });
});
