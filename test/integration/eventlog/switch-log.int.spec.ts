import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { type App, startApp } from '../../support/app.js';
import { eventually } from '../../support/eventually.js';
import {
  type EventStoreDbDouble,
  startEventStoreDbDouble,
} from '../../support/eventstoredb-double/eventstoredb-double.js';
import { failedStart, type FailedStart } from '../../support/failed-start.js';
import { definitionOf, Player } from '../../support/player.js';
import { startTestDatabase, type TestDatabase } from '../../support/postgres.js';
import { registered } from '../../support/registered.js';
import { SECRETS } from '../../support/running-game.js';

const PASSWORD = 'Nine walks to the 9 fjords';
let dataDir: string;
let database: TestDatabase;
let double: EventStoreDbDouble;
let db: pg.Client;

beforeAll(async () => {
  [database, double] = [await startTestDatabase(), await startEventStoreDbDouble()];
  dataDir = await mkdtemp(path.join(tmpdir(), 'switch-'));
  db = new pg.Client({ connectionString: database.url });
  await db.connect();
}, 60_000);
afterAll(async () => {
  await db.end();
  await Promise.all([database.stop(), double.stop()]);
  await rm(dataDir, { recursive: true, force: true });
});

const settings = (): Record<string, string> => ({ DATABASE_URL: database.url, DATA_DIR: dataDir, ...SECRETS });
const start = (env: Record<string, string> = {}): Promise<App> => startApp({ dataDir, env: { ...settings(), ...env } });
const move = (env: Record<string, string> = {}): Promise<FailedStart> =>
  failedStart(
    { ...settings(), ...env },
    { main: 'eventlog', args: ['copy', '--from', 'database', '--to', double.connectionString, '--switch'] },
  );
/** Letters that the game has written; each is a text and a page. */
const letters = async (): Promise<number> =>
  (await readdir(path.join(dataDir, 'mail'), { recursive: true }).catch(() => [])).filter((name) =>
    name.endsWith('.txt'),
  ).length;
const placesOfReactions = async (): Promise<readonly { readonly at: string; readonly log: string }[]> =>
  (await db.query<{ at: string; log: string }>('select position as at, log_id as log from reaction_checkpoints')).rows;
const lastOfOurs = () => double.log.records.findLast(({ stream }) => /^[a-z-]+-[0-9a-f]{8}-/.test(stream));
const play = async (player: Player, turns: readonly number[]): Promise<void> => {
  for (const n of turns)
    expect((await player.act(`turn-${n}`, Player.next((await player.choices()).body, n))).status).toBe(200);
};

it('a game moves to EventStoreDB: what was done is not done again, and what comes is done once', async () => {
  const before = await start();
  const account = { username: 'Ragnhild', password: PASSWORD, email: 'ragnhild@example.com' };
  const player = await registered(before.url, account);
  await player.begin(definitionOf('forgiving'));
  await play(player, [1, 2]);
  await eventually(async () => expect(await letters()).toBe(1));
  const told = (await player.stories()).body;
  expect(await move()).toMatchObject({ code: 1, stderr: expect.stringContaining('The game still runs') as string });
  await before.stop();
  // A job of the same event would be recognised by its id, and a reaction that starts again not be noticed.
  await db.query('delete from bullmq.job');

  await move({ FAULT_KILL_AT: 'eventlog:read-models-made' });
  const refused = await failedStart(settings());
  expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('from which this database was read')]);
  const { code, stdout } = await move();
  expect([code, stdout]).toEqual([0, expect.stringMatching(/reactions go on after the same events/)]);

  const after = await start({ EVENTSTORE_URL: double.connectionString });
  player.url = after.url;
  expect((await player.stories()).body).toEqual(told);
  await play(player, [3, 4]);
  const change = { email: 'thora@example.com', password: PASSWORD };
  expect((await player.call('POST', '/api/auth/change-email', { body: change })).status).toBe(202);
  await eventually(async () => {
    const places = await placesOfReactions();
    expect(new Set(places.map(({ log }) => log)).size).toBe(1);
    expect(new Set(places.map(({ at }) => at))).toEqual(new Set([String(lastOfOurs()?.position)]));
  }, 20_000);
  await eventually(async () => expect(await letters()).toBe(2));
  await after.stop();
  expect(await letters()).toBe(2);
}, 120_000);
