import { readFile, rm, truncate, writeFile, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type App, startApp } from '../../support/app.js';
import { failedStart, type Main } from '../../support/failed-start.js';
import { Player } from '../../support/player.js';
import { startGameDatabase, type TestDatabase } from '../../support/postgres.js';
import { SECRETS } from '../../support/running-game.js';

const OTHER = 'of the tests, another thirty-two characters';
/** All processes settle their secrets in one place (`bootstrap`), before anything of their own: a part, and a command. */
const MAINS: readonly (readonly [Main, ...string[]])[] = [['worker'], ['jobs', 'failed']];

let dataDir = '';
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'keys-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 }));

describe('the keys of a database on its own', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await startGameDatabase();
  });
  afterEach(() => database.stop());

  it.each([
    ['DICE_KEY', /^Steppes & Seas: DICE_KEY is not the key that this database is sealed with[^\n]+\n$/],
    ['JWT_SECRET', /^Steppes & Seas: JWT_SECRET is not the secret that signed[^\n]+JWT_OLD_SECRETS[^\n]+\n$/],
  ])('are asked for by parts and commands alike: %s', async (name, line) => {
    const env = { DATABASE_URL: database.url, DATA_DIR: dataDir, ...SECRETS };
    expect(await failedStart(env, { main: 'projections', args: ['lag'] })).toMatchObject({ code: 0 });
    const ends = await Promise.all(
      MAINS.map(([main, ...args]) => failedStart({ ...env, [name]: OTHER }, { main, args })),
    );
    for (const { code, stderr } of ends) {
      expect(stderr.replace(/^(Connecting|\{).*\n/gm, '')).toMatch(line);
      expect(code).toBe(1);
    }
  });

  it('are made once by processes that start together in one folder', async () => {
    const env = { DATABASE_URL: database.url, JWT_SECRET: SECRETS.JWT_SECRET };
    const mains = ['api', 'projector', 'worker'] as const;
    const parts = await Promise.all(mains.map((main) => startApp({ main, env, dataDir })));
    const player = await Player.begun(parts[0]?.url ?? '');
    expect((await player.choices()).status).toBe(200);
    for (const part of parts) expect(await part.stop()).toBe(0);
    expect(await readFile(path.join(dataDir, 'dice-key'), 'utf8')).toMatch(/^[0-9a-f]{64}$/);
  });

  it('let a token live on when its secret is replaced', async () => {
    const start = (env: Record<string, string>): Promise<App> =>
      startApp({ env: { DATABASE_URL: database.url, ...SECRETS, ...env }, dataDir });
    const first = await start({});
    const player = await Player.begun(first.url);
    await first.stop();
    const second = await start({ JWT_SECRET: OTHER, JWT_OLD_SECRETS: `"${SECRETS.JWT_SECRET}"` });
    player.url = second.url;
    expect((await player.choices()).status).toBe(200);
    const { body } = await player.call('GET', '/api/auth/me');
    expect(body).toMatchObject({ token: expect.any(String) });
    await second.stop();
  });
});

describe('the keys of an embedded database', () => {
  it.each(['dice-key', 'jwt-secret'])('are looked at before the database starts: %s', async (name) => {
    await writeFile(path.join(dataDir, name), 'a'.repeat(64));
    await truncate(path.join(dataDir, name));
    const { code, stderr, stdout } = await failedStart({ DATA_DIR: dataDir });
    expect(stderr).toMatch(/^Steppes & Seas: The secret in [^\n]+ can't be used: it is empty; [^\n]+\n$/);
    expect(stderr).toContain(path.join(dataDir, name));
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  });
});
