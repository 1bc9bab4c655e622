import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startApp } from '../../support/app.js';
import {
  type EventStoreDbDouble,
  startEventStoreDbDouble,
} from '../../support/eventstoredb-double/eventstoredb-double.js';
import { failedStart, type FailedStart, startOf } from '../../support/failed-start.js';
import { appendSagas } from '../../support/played-log.js';
import { Player } from '../../support/player.js';
import { startTestDatabase, type TestDatabase } from '../../support/postgres.js';
import { ownLogAt, SECRETS } from '../../support/running-game.js';
import { seededRandom } from '../../support/seeded-random.js';
import { faultCount, faultSeed } from '../../support/faults/fault-count.js';

const KILLS = faultCount('command-kills');
const WITHIN_MS = 100_000 + KILLS * 10_000;
const SAGAS = { sagas: 8, turns: 12 };
const seed = String(faultSeed());
const { bytes } = seededRandom(seed);
const random = (): number => bytes(4).readUInt32BE() / 2 ** 32;

type Main = 'backup' | 'restore' | 'eventlog';
type Env = Readonly<Record<string, string>>;
interface Command {
  readonly main: Main;
  readonly args: readonly string[];
  readonly env: Env;
}

let folder: string;
let databases: readonly TestDatabase[];
let double: EventStoreDbDouble;
const at = (name: string): string => path.join(folder, name);
const settings = (n: number, env: Env = {}): Env => ({
  DATABASE_URL: databases[n]?.url ?? '',
  DATA_DIR: at(`data-${n}`),
  LOG_LEVEL: 'warn',
  ...SECRETS,
  ...env,
});

const whole = ({ main, args, env }: Command): Promise<FailedStart> => failedStart(env, { main, args });

/** Runs a command and kills it after this time; null if it was killed before its end. @throws Error if it failed */
const killed = async ({ main, args, env }: Command, after: number): Promise<FailedStart | null> => {
  const child = spawn(process.execPath, [...startOf(main), ...args], {
    env: { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '/', ...env },
  });
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const closed = once(child, 'close');
  const later = setTimeout(() => child.kill('SIGKILL'), after);
  await closed;
  clearTimeout(later);
  if (child.signalCode === 'SIGKILL') return null;
  if (child.exitCode !== 0) throw new Error(`${main} did not go on:\n${stderr}`);
  return { code: 0, stdout, stderr };
};

/** Killed again and again, then run to its end; each run goes on where the one before was killed. */
const killedThenWhole = async (command: Command, within: number): Promise<FailedStart> => {
  for (let n = 0; n < KILLS; n++) {
    const done = await killed(command, random() * within);
    if (done !== null) return done;
  }
  return whole(command);
};

interface Told {
  readonly events: number;
  readonly ids: number;
  readonly sum: string;
}
/** What identifies a log: a sum over all that its events say, in order, without their positions. */
const logIn = async (n: number, most = 1_000_000): Promise<Told> => {
  const client = new pg.Client({ connectionString: databases[n]?.url ?? '' });
  await client.connect();
  const { rows } = await client.query<Told>(
    `select count(*)::int as events, count(distinct id)::int as ids,
      md5(string_agg(concat_ws(' ', stream, revision, id, type, version, data, metadata), '|' order by position)) as sum
    from events where position <= $1`,
    [most],
  );
  await client.end();
  return rows[0] as Told;
};
const backup = (n: number, file: string, env: Env = {}): Command => ({
  main: 'backup',
  args: [at(file)],
  env: settings(n, env),
});
const restore = (n: number, file: string, env: Env = {}): Command => ({
  main: 'restore',
  args: [at(file)],
  env: settings(n, env),
});

/** The time of a whole backup, the longest of these commands: kills fall within it. */
let lasts: number;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'killed-'));
  databases = await Promise.all([1, 2, 3, 4].map(startTestDatabase));
  double = await startEventStoreDbDouble();
  const game = await startApp({ dataDir: at('data-0'), env: settings(0) });
  const ann = await Player.begun(game.url, 'forgiving');
  await appendSagas(databases[0]?.url ?? '', SAGAS);
  const began = performance.now();
  expect((await whole(backup(0, 'first.gz'))).code).toBe(0);
  lasts = performance.now() - began;
  expect((await ann.call('POST', '/api/user/delete', { body: {} })).status).toBe(204);
  await game.stop();
}, WITHIN_MS);
afterAll(async () => {
  await Promise.all([...databases, double].map((part) => part.stop()));
  await rm(folder, { recursive: true, force: true });
}, 60_000);

it(
  `a backup that is killed leaves no file of its name but a whole one (--seed ${seed})`,
  async () => {
    const { code, stdout } = await killedThenWhole(backup(0, 'second.gz'), lasts);
    expect([code, stdout]).toEqual([0, expect.stringMatching(/second\.gz: [\d,]+ events/)]);
    expect((await readdir(folder)).filter((name) => name.startsWith('second'))).toEqual(['second.gz']);
  },
  WITHIN_MS,
);

it(
  `a restore that is killed goes on, into a table, and nothing is there twice (--seed ${seed})`,
  async () => {
    const { code, stderr, stdout } = await killedThenWhole(restore(1, 'second.gz'), 2 * lasts);
    expect([code, stderr.includes('Error')]).toEqual([0, false]);
    expect(stdout).toMatch(/Each table is as it was, and so are the \d+ read models/);
    expect(await logIn(1)).toEqual(await logIn(0));
  },
  WITHIN_MS,
);

it(
  `a copy that is killed goes on; a further run finds nothing to do (--seed ${seed})`,
  async () => {
    const command: Command = {
      main: 'eventlog',
      args: ['copy', '--from', 'database', '--to', double.connectionString],
      env: settings(1, { EVENTSTORE_PREFIX: ownLogAt('').EVENTSTORE_PREFIX ?? '' }),
    };
    const first = await killedThenWhole(command, 2 * lasts);
    const { events } = await logIn(1);
    const said = `${new Intl.NumberFormat('en').format(events)} events are the same in both`;
    expect([first.code, first.stdout]).toEqual([0, expect.stringContaining(said)]);
    const second = await whole(command);
    expect(second.stdout).toContain(said);
    expect(second.stdout).toContain('; 0 of them are new there');
    const sum = /SHA-256 of .*: (\w{64})/;
    expect(sum.exec(second.stdout)?.[1]).toBe(sum.exec(first.stdout)?.[1]);
  },
  WITHIN_MS,
);

it(
  `a backup goes into EventStoreDB and out of it again, without whoever was erased since (--seed ${seed})`,
  async () => {
    const log = ownLogAt(double.connectionString);
    await mkdir(at('data-2'));
    await copyFile(path.join(at('data-0'), 'erasures'), path.join(at('data-2'), 'erasures'));
    const into = await killedThenWhole(restore(2, 'first.gz', log), 2 * lasts);
    expect([into.code, into.stdout]).toEqual([0, expect.stringContaining('1 people were erased since')]);
    expect(into.stdout).toMatch(/Each table is as it was, and so are the \d+ read models/);
    const out = await whole(backup(2, 'third.gz', log));
    expect(out.code).toBe(0);
    const back = await whole(restore(3, 'third.gz'));
    expect([back.code, back.stdout]).toEqual([0, expect.stringMatching(/Each table is as it was/)]);
    // The log that was copied away and back is numbered anew, and says the same.
    const copied = await logIn(3);
    expect(copied).toEqual(await logIn(0, copied.events));
  },
  WITHIN_MS,
);
