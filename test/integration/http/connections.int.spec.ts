import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { type App, SERVER, startApp } from '../../support/app.js';
import { eventually } from '../../support/eventually.js';
import { startGameDatabase, type TestDatabase } from '../../support/postgres.js';
import { answerIn, RawConnection } from '../../support/raw-http.js';
import { SECRETS } from '../../support/running-game.js';

const DESCRIPTORS = 400;
/** What the game keeps for its database, files and jobs. */
const RESERVED = 256;

let database: TestDatabase;
let game: App;
beforeAll(async () => {
  database = await startGameDatabase();
  game = await startApp({ descriptors: DESCRIPTORS, env: { DATABASE_URL: database.url, ...SECRETS } });
}, 120_000);
afterAll(async () => {
  await game.stop();
  await database.stop();
});

const ALIVE = 'GET /health/ready HTTP/1.1\r\nHost: x\r\n\r\n';

describe('a game with few file descriptors', () => {
  it('refuses connections before it has none left, says so, and works on', async () => {
    const first = await RawConnection.open(game.url);
    const others = await Promise.all(Array.from({ length: 2 * DESCRIPTORS }, () => RawConnection.open(game.url)));
    const isOpen = ({ isClosed }: RawConnection): boolean => !isClosed;
    await eventually(() => expect(others.filter(isOpen)).toHaveLength(DESCRIPTORS - RESERVED - 1));
    first.write(ALIVE);
    await eventually(() => expect(answerIn(first.received).status).toBe(200));
    expect(game.output()).toContain('connections are refused: the process has its most');
    for (const { socket } of [first, ...others]) socket.destroy();
    await eventually(async () => expect((await fetch(`${game.url}/health/ready`)).status).toBe(200));
  });
});

/** Opens files until it may open no other one, closes some of them again, and watches itself. */
const STARVING = `
  import { closeSync, openSync } from 'node:fs';
  import { createServer } from 'node:net';
  const [, folder, spared] = process.argv;
  const { descriptorLimit } = await import(folder + '/descriptors.js');
  const { watchDescriptors } = await import(folder + '/watch-descriptors.js');
  const warn = ({ open, most }, message) => (process.stdout.write(JSON.stringify({ open, most, message })), process.exit());
  setInterval(() => undefined, 1_000);
  watchDescriptors(createServer(), warn, 50);
  await descriptorLimit();
  const files = [];
  try { for (;;) files.push(openSync('/dev/null')); } catch {}
  for (const file of files.slice(0, Number(spared))) closeSync(file);
`;
const FOLDER = path.resolve(SERVER, '../backend/src/platform/http/server');

describe('a process that runs out of file descriptors', () => {
  it.each([
    [0, 'none left'],
    [3, expect.any(Number) as number],
  ])('says so, where %d are left', async (spared, open) => {
    const command = [process.execPath, '--input-type=module', '-e', STARVING, FOLDER, String(spared)];
    const { stdout } = await promisify(execFile)('/bin/sh', ['-c', 'ulimit -n 64 && exec "$0" "$@"', ...command]);
    const message = expect.stringMatching(/^file descriptors run short/) as string;
    expect(JSON.parse(stdout)).toEqual({ open, most: 64, message });
  });
});
