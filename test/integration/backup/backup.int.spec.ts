import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { READ_MODELS } from '#projections/read-models.js';
import { BACKED_UP } from '#backend/app/backup/backed-up-tables.js';
import { loadIntoEmpty } from '#backend/app/backup/load-into-empty.js';
import { type FirstWork } from '#backend/app/bootstrap.js';
import { refuseHalfRestored } from '#backend/platform/backup/half-restored.js';
import { type Config } from '#backend/platform/config/config.js';
import { createPostgresEventStore } from '#backend/platform/event-store/postgres/postgres-event-store.js';
import { newApiKey } from '../../support/api-key.js';
import { type App, startApp } from '../../support/app.js';
import { eventually } from '../../support/eventually.js';
import { failedStart, type FailedStart, type Main } from '../../support/failed-start.js';
import { Player } from '../../support/player.js';
import { startTestDatabase, type TestDatabase } from '../../support/postgres.js';
import { registered } from '../../support/registered.js';
import { SECRETS } from '../../support/running-game.js';
import { everythingIn, tracesOf } from '../../support/traces.js';

const ANN = 'Quillon Vexworth';
let folder: string;
let [first, second]: TestDatabase[] = [];
let ann: Player;
let bo: Player;
let taken: FailedStart;
let playedDuringIt: number;

const at = (name: string): string => path.join(folder, name);
const urlOf = (database: TestDatabase | undefined): string => database?.url ?? '';
const settings = (database: TestDatabase | undefined, dataDir: string): Record<string, string> => ({
  ...{ DATABASE_URL: urlOf(database), DATA_DIR: dataDir, GUEST_TOKENS: 'unlimited', LOG_LEVEL: 'warn' },
  ...SECRETS,
});
const start = (database: TestDatabase | undefined, dataDir: string): Promise<App> =>
  startApp({ dataDir, env: settings(database, dataDir) });
const run = (main: Main, dataDir: string, env: Record<string, string> = {}): Promise<FailedStart> => {
  const database = main === 'backup' ? first : second;
  return failedStart({ ...settings(database, dataDir), ...env }, { main, args: [at('a.backup.gz')] });
};

const rowsOf = async <R extends pg.QueryResultRow>(
  database: TestDatabase | undefined,
  text: string,
  values: readonly unknown[] = [],
): Promise<readonly R[]> => {
  const client = new pg.Client({ connectionString: urlOf(database) });
  await client.connect();
  return (await client.query<R>(text, [...values]).finally(() => client.end())).rows;
};
const TABLES = "select table_name as name from information_schema.tables where table_schema = 'public'";
const tablesOf = async (database: TestDatabase | undefined): Promise<readonly string[]> =>
  (await rowsOf<{ name: string }>(database, `${TABLES} and table_type = 'BASE TABLE'`)).map(({ name }) => name);
const FIRST_EVENTS = `select count(*)::int as events, md5(string_agg(e::text, '|' order by position)) as sum
  from events e where position <= $1`;

const turn = async (player: Player, key: string, n: number): Promise<number> =>
  (await player.act(key, Player.next((await player.choices()).body, n))).status;
/** Plays on until that is done. */
const playUntil = async (player: Player, done: Promise<unknown>): Promise<number> => {
  const over = new AbortController();
  void done.finally(() => over.abort());
  let turns = 0;
  for (; !over.signal.aborted; turns++) expect(await turn(player, `during-${turns}`, turns)).toBe(200);
  return turns;
};

beforeAll(async () => {
  [first, second] = [await startTestDatabase(), await startTestDatabase()];
  folder = await mkdtemp(path.join(tmpdir(), 'backup-'));
  const game = await start(first, at('.'));
  ann = await Player.begun(game.url, 'forgiving', { name: ANN });
  bo = await Player.begun(game.url, 'forgiving');
  await registered(game.url, { username: 'Ragnhild', password: 'Nine walks to the 9 fjords' });
  await newApiKey(urlOf(first), ['events:read']);
  await turn(ann, 'one', 1);
  const backup = run('backup', at('.'));
  playedDuringIt = await playUntil(bo, backup);
  taken = await backup;
  expect((await ann.call('POST', '/api/user/delete', { body: {} })).status).toBeLessThan(300);
  await game.stop();
}, 90_000);
afterAll(async () => {
  await Promise.all([first?.stop(), second?.stop()]);
  await rm(folder, { recursive: true, force: true });
});

/** The log itself, places in it, and the migrations that made the tables: a backup keeps these in special ways. */
const OF_THE_LOG: readonly string[] = [
  'events',
  'event_log_head',
  'reaction_checkpoints',
  'projection_checkpoints',
  'schema_migrations',
];

/** Not in a backup, and why the game does not miss it. */
const NOT_BACKED_UP: Readonly<Record<string, string>> = {
  snapshots: 'states that are folded from the log again',
  told_sentences: 'sentences of turns that are being told: an untold turn is told anew',
  rate_limits: 'counters of minutes and hours',
  crm_pace: 'when the next call to the CRM may begin',
};

it('each table is a read model, in a backup, or declared as not needed', async () => {
  const made = (await tablesOf(first)).filter((name) => !READ_MODELS.some(({ table }) => name.startsWith(table.name)));
  const declared = [...BACKED_UP, ...OF_THE_LOG, ...Object.keys(NOT_BACKED_UP)];
  expect([...made].sort()).toEqual([...declared].sort());
});

it('a backup is made while somebody plays, and says what is in it and what is not', () => {
  expect([taken.code, playedDuringIt > 0]).toEqual([0, true]);
  expect(taken.stdout).toMatch(/a\.backup\.gz: \d+ events up to position \d+, \d+ rows of \d+ tables, \d+ kB\n/);
  expect(taken.stdout).toMatch(/Not in it, to be kept apart from it: the dice key \(DICE_KEY\), the token secret/);
});

describe('refused by name, with nothing written', () => {
  const config = (over: Partial<Config> = {}): Config => {
    const diceKey = { place: 'DICE_KEY', value: SECRETS.DICE_KEY };
    return { databaseUrl: urlOf(second), eventStoreUrl: null, secrets: { diceKey }, ...over } as unknown as Config;
  };
  const load = (file: string, over: Partial<Config> = {}, database = second): ReturnType<FirstWork> =>
    loadIntoEmpty(at(file))({ databaseUrl: urlOf(database), config: config(over), print: () => undefined });
  const withKey = (value: string | null): Partial<Config> =>
    ({ secrets: { diceKey: { place: 'DICE_KEY', value } } }) as unknown as Partial<Config>;

  afterEach(async () => expect(await tablesOf(second)).toEqual([]));

  it('a file that was cut, at any byte', async () => {
    const whole = await readFile(at('a.backup.gz'));
    for (const bytes of [0, 1, 80, Math.floor(whole.length / 2), whole.length - 1]) {
      await writeFile(at('cut'), whole.subarray(0, bytes));
      await expect(load('cut')).rejects.toThrow(/cut is no whole backup: its end is missing/);
    }
  });

  it('a file that was changed, at any byte', async () => {
    const whole = await readFile(at('a.backup.gz'));
    for (const byte of [0, 4, 9, Math.floor(whole.length / 2), whole.length - 60]) {
      const changed = Buffer.from(whole);
      changed.writeUInt8((changed.readUInt8(byte) + 1) % 256, byte);
      await writeFile(at('changed'), changed);
      await expect(load('changed')).rejects.toThrow(/changed was changed since it was made: its checksum differs/);
    }
  });

  it('no file, another dice key, none', async () => {
    await expect(load('none')).rejects.toThrow(/none can't be read: there is no such file/);
    await expect(load('a.backup.gz', withKey('another key, of thirty-two characters'))).rejects.toThrow(
      /is sealed with a dice key of its own, but DICE_KEY is another key/,
    );
    await expect(load('a.backup.gz', withKey(null))).rejects.toThrow(/but DICE_KEY is missing/);
  });

  it('a database that is in use', async () => {
    await expect(load('a.backup.gz', {}, first)).rejects.toThrow(/The database of DATABASE_URL is not empty/);
  });
});

it('a restore that is killed leaves nothing, or goes on; what stands is what was, without whoever was erased', async () => {
  const dataDir = await mkdtemp(at('restored-'));
  await copyFile(at('erasures'), path.join(dataDir, 'erasures'));
  await run('restore', dataDir, { FAULT_KILL_AT: 'restore:table-filled#5' });
  expect(await tablesOf(second)).toEqual([]);
  await run('restore', dataDir, { FAULT_KILL_AT: 'restore:loaded' });
  await expect(refuseHalfRestored(urlOf(second))).rejects.toThrow(/restore into this database is not finished/);
  await run('restore', dataDir, { FAULT_KILL_AT: 'restore:people-erased' });
  const { code, stdout, stderr } = await run('restore', dataDir);
  expect([code, stderr]).toEqual([0, expect.stringContaining('Going on with the restore of this file')]);
  expect(stdout).toContain(`Each table is as it was, and so are the ${READ_MODELS.length} read models\n`);
  expect(stdout).toContain('1 people were erased since');
  const position = /up to position (\d+)/.exec(taken.stdout)?.[1];
  expect(await rowsOf(second, FIRST_EVENTS, [position])).toEqual(await rowsOf(first, FIRST_EVENTS, [position]));

  const db = new pg.Client({ connectionString: urlOf(second) });
  await db.connect();
  const store = createPostgresEventStore({ connectionString: urlOf(second) });
  const everything = await everythingIn({ db, store, dataDir, printed: '' });
  expect(tracesOf([ANN], everything)).toEqual([]);
  await Promise.all([store.close(), db.end()]);

  const game = await start(second, dataDir);
  const [annThere, boThere] = [ann, bo].map((player) => Object.assign(player, { url: game.url }));
  await eventually(async () => expect((await annThere?.call('GET', '/api/auth/me'))?.status).toBe(401));
  expect(boThere && (await turn(boThere, 'after', 1))).toBe(200);
  expect((await boThere?.stories())?.body.length).toBeGreaterThan(1);
  await game.stop();
}, 90_000);
