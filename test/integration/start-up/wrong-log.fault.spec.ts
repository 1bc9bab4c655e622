import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { DoubleLog } from '../../support/eventstoredb-double/log.js';
import {
  startEventStoreDbDouble,
  type EventStoreDbDouble,
} from '../../support/eventstoredb-double/eventstoredb-double.js';
import { type App, SERVER } from '../../support/app.js';
import { eventually } from '../../support/eventually.js';
import { Player } from '../../support/player.js';
import { startGameDatabase, type TestDatabase } from '../../support/postgres.js';
import { SECRETS, startGame } from '../../support/running-game.js';

let double: EventStoreDbDouble;
let database: TestDatabase;
let db: pg.Pool;
/** The log that the database is read from, and one of another game. */
let ours: DoubleLog;
let theirs: DoubleLog;
beforeAll(async () => {
  [double, database] = [await startEventStoreDbDouble(), await startGameDatabase()];
  db = new pg.Pool({ connectionString: database.url, max: 2 });
  db.on('error', () => undefined);
  await playOnce();
  ours = double.log;
  theirs = anotherLog();
}, 150_000);
beforeEach(() => double.exchange(ours));
afterAll(async () => {
  await db.end();
  await double.stop();
  await database.stop();
});

const environment = (): Record<string, string> => ({
  EVENTSTORE_URL: double.connectionString,
  GUEST_TOKENS: '20',
  NARRATION: 'job',
});
const start = (main: 'all' | 'api' = 'all') => startGame({ databaseUrl: database.url, main, env: environment() });
const inAnyOrder = (ids: readonly unknown[]): readonly unknown[] => [...new Set(ids)];

interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}
/** A process that ends by itself. */
const run = (script: string, ...args: readonly string[]): Promise<Ended> => {
  const env = {
    PATH: process.env['PATH'] ?? '',
    HOST: '127.0.0.1',
    PORT: '0',
    LOG_LEVEL: 'warn',
    DATABASE_URL: database.url,
    ...SECRETS,
    ...environment(),
  };
  const options = { env, timeout: 60_000, killSignal: 'SIGKILL' } as const;
  return promisify(execFile)(process.execPath, [path.join(SERVER, script), ...args], options).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: unknown) => error as Ended,
  );
};

/** A saga of three turns, played and told. */
const play = async (url: string): Promise<Player> => {
  const player = await Player.begun(url, 'forgiving');
  for (const n of [1, 2, 3])
    expect((await player.act(`turn-${n}`, Player.next((await player.choices()).body, n))).status).toBe(200);
  return player;
};
const playOnce = async (): Promise<void> => {
  const game = await start();
  await play(game.url);
  const places = new pg.Client({ connectionString: database.url });
  await places.connect();
  await eventually(async () => {
    const { rows } = await places.query<{ at: string }>(
      'select distinct position as at from (select position from projection_checkpoints union all select position from reaction_checkpoints) p',
    );
    expect(rows).toHaveLength(1);
  }, 20_000);
  await places.end();
  expect(await game.stop()).toBe(0);
};
/** A log of another game that is as long as ours. */
const anotherLog = (): DoubleLog => {
  const log = new DoubleLog();
  for (const { stream, ...event } of ours.records)
    if (!stream.startsWith('$'))
      log.append(stream, 'any', [stream === 'log-identity' ? { ...event, id: randomUUID() } : event]);
  return log;
};
const halfOf = (log: DoubleLog): DoubleLog => log.upTo(log.records[Math.floor(log.records.length / 2)]?.position ?? 0n);

const WAY_OUT = 'read this log anew with `npm run projections -- rebuild` and start again';

/** All processes look at their log in one place (`bootstrap`); the commands of an operator in another. */
const ENTRIES = ['main.all.js', 'main.worker.js'];
const COMMANDS = ['lag', 'checksum'];

const expectEntryRefused = async (entry: string, difference: RegExp): Promise<void> => {
  const { code, stderr } = await run(entry);
  expect([entry, code]).toEqual([entry, 1]);
  expect(stderr).toMatch(difference);
  expect(stderr).toContain(WAY_OUT);
  expect(stderr.trim().split('\n')).toHaveLength(1);
};
const expectCommandRefused = async (command: string, difference: RegExp): Promise<void> => {
  const { code, stdout, stderr } = await run('main.ops.js', 'projections', command);
  expect([command, code, stdout]).toEqual([command, 1, '']);
  expect(stderr).toMatch(difference);
};

it('a start on another log is refused by name, by parts and by commands, and nothing is written to it', async () => {
  const written = theirs.records.length;
  await double.exchange(theirs);
  const difference =
    /^Steppes & Seas: EVENTSTORE_URL: the log at 127\.0\.0\.1:\d+ is log [0-9a-f-]{36}, and not [0-9a-f-]{36}, from which this database was read; set EVENTSTORE_URL and EVENTSTORE_PREFIX to that log, /m;
  await Promise.all([
    ...ENTRIES.map((entry) => expectEntryRefused(entry, difference)),
    ...COMMANDS.map((command) => expectCommandRefused(command, difference)),
  ]);
  expect(theirs.records).toHaveLength(written);
}, 150_000);

it('a start on an empty log is refused, and gives it no identity', async () => {
  const empty = new DoubleLog();
  await double.exchange(empty);
  await expectEntryRefused('main.all.js', /is empty, and not log [0-9a-f-]{36}, from which this database was read; /);
  expect(empty.stream('log-identity')).toBeUndefined();
}, 150_000);

/** Data from before logs had an identity. */
const forgetLog = async (): Promise<void> => {
  for (const table of ['projection_checkpoints', 'reaction_checkpoints', 'snapshots'])
    await db.query(`update ${table} set log_id = null`);
};
const rememberedLogs = async (): Promise<readonly unknown[]> => {
  const { rows } = await db.query<{ log_id: string | null }>(
    'select log_id from projection_checkpoints union all select log_id from reaction_checkpoints',
  );
  return inAnyOrder(rows.map((row) => row.log_id));
};
const missingIn = async ({ url }: App): Promise<unknown> =>
  ((await (await fetch(`${url}/health/ready`)).json()) as { readonly details?: { readonly missing: unknown } }).details
    ?.missing;

it('data from before is adopted once; a log that is exchanged then is not served, until the right one is back', async () => {
  await forgetLog();
  const game = await start();
  const player = await play(game.url);
  expect(await rememberedLogs()).toEqual([ours.stream('log-identity')?.[0]?.id]);
  for (const wrong of [new DoubleLog(), halfOf(ours)]) {
    const before = wrong.records.length;
    await double.exchange(wrong);
    const away = 'the log that the database was read from';
    await eventually(async () => expect(await missingIn(game)).toContain(away), 20_000);
    const choices = (await player.choices()).body;
    expect((await player.act(`wrong-${before}`, Player.next(choices, 1))).status).toBe(503);
    expect((await new Player(game.url).call('POST', '/api/auth/guest')).status).toBe(503);
    await eventually(() => expect(game.output()).toContain(WAY_OUT), 20_000);
    expect(wrong.records).toHaveLength(before);
    await double.exchange(ours);
    await eventually(async () => expect(await missingIn(game)).toBeUndefined(), 20_000);
    expect((await player.act(`right-${before}`, Player.next((await player.choices()).body, 1))).status).toBe(200);
  }
  expect(await game.stop()).toBe(0);
}, 150_000);

it('a start on a shorter log is refused; after a rebuild the game plays on, and no turn is told twice', async () => {
  await double.exchange(halfOf(ours));
  await expectEntryRefused(
    'main.all.js',
    /has no event at position \d+, up to which this database was read: it ends at \d+; /,
  );
  const rebuilt = await run('main.ops.js', 'projections', 'rebuild');
  expect([rebuilt.code, rebuilt.stderr]).toEqual([0, expect.not.stringContaining('Steppes & Seas: ')]);
  expect(rebuilt.stdout).toMatch(/reaction narrate-when-turn-resolved goes on at \d+, the end of this log/);
  expect((await run('main.ops.js', 'projections', 'checksum')).code).toBe(0);
  const game = await start();
  const player = await play(game.url);
  expect((await player.stories()).body.map(({ turnNumber }) => turnNumber)).toEqual([0, 1, 2, 3]);
  expect(await game.stop()).toBe(0);
}, 150_000);
