import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { addressIn, environmentOf, scriptOf } from './app.js';
import { eventually } from './eventually.js';
import { startGameDatabase } from './postgres.js';
import { SECRETS } from './running-game.js';

/** A started game, as scripts/lib/end-shared-games.mjs finds it at the end of the run. */
interface Kept {
  readonly pid: number;
  readonly url: string;
  readonly databaseUrl: string;
  /** A file with all that it prints. */
  readonly printed: string;
}

type Env = Readonly<Record<string, string>>;

const READY_WITHIN_MS = 100_000;
const ANSWER_WITHIN_MS = 10_000;
/** Enough characters of a game's output to show why it ended. */
const LAST_WORDS = 4_000;

const GUARD = pathToFileURL(path.join(import.meta.dirname, 'ends-with-run.mjs')).href;

const runFolder = (): string => {
  const folder = process.env['TEST_RUN_FOLDER'];
  if (!folder) throw new Error('A game is shared by the files of a run of jest: TEST_RUN_FOLDER is not set');
  return folder;
};

/** One for each worker: its files run one after the other, so none takes the time of another's. */
const recordOf = (env: Env): string => {
  const settings = JSON.stringify(Object.entries(env).sort());
  const name = createHash('sha256').update(settings).digest('hex').slice(0, 12);
  return path.join(runFolder(), 'games', `${process.env['JEST_WORKER_ID'] ?? '1'}-${name}.json`);
};

const answers = ({ url }: Kept): Promise<boolean> =>
  fetch(`${url}/health/live`, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );

const start = async (env: Env): Promise<Kept> => {
  const database = await startGameDatabase();
  const dataDir = await mkdtemp(path.join(runFolder(), 'data-'));
  const printed = path.join(dataDir, 'printed');
  const out = openSync(printed, 'a');
  const settings = {
    DATABASE_URL: database.url,
    ...SECRETS,
    TEST_RUN_PID: process.env['TEST_RUN_PID'] ?? '',
    // Each other set of settings is a game more, of some forty connections: all of them may send to this machine.
    WEBHOOK_ALLOWED_NETWORKS: '127.0.0.1',
    ...env,
  };
  const child = spawn(process.execPath, ['--enable-source-maps', '--import', GUARD, scriptOf('all')], {
    env: environmentOf(dataDir, settings),
    stdio: ['ignore', out, out],
  });
  closeSync(out);
  // It outlives the file that starts it.
  child.unref();
  let url = '';
  const ended = new AbortController();
  child.once('exit', () => ended.abort());
  await eventually(
    () => {
      const output = readFileSync(printed, 'utf8');
      url = addressIn(output, 'all') ?? '';
      if (!url) throw new Error(`The shared game is not ready:\n${output.slice(-LAST_WORDS)}`);
    },
    READY_WITHIN_MS,
    ended.signal,
  ).catch(async (error: unknown) => {
    child.kill('SIGKILL');
    await database.stop();
    throw error;
  });
  return { pid: child.pid ?? 0, url, databaseUrl: database.url, printed };
};

/** The worker's game with these settings; one that has died is replaced. */
const kept = async (env: Env): Promise<Kept> => {
  const record = recordOf(env);
  const found = await readFile(record, 'utf8').catch(() => null);
  const game = found === null ? null : (JSON.parse(found) as Kept);
  if (game && (await answers(game))) return game;
  const fresh = await start(env);
  await mkdir(path.dirname(record), { recursive: true });
  await writeFile(record, JSON.stringify(fresh));
  return fresh;
};

interface SharedGame {
  readonly url: string;
  readonly databaseUrl: string;
  /** What it has printed since this file uses it. */
  output(): string;
}

/**
 * A game that this file shares with the others of its worker that ask for the same settings; it lives until the run
 * ends. For tests that create their own people, do not end the game, and do not read data of other tests. Called once
 * at the top of a file; the game is there in its tests and later `beforeAll`s. The file fails if the game ends in it.
 */
export const sharedGame = (env: Env = {}): SharedGame => {
  let game: Kept | undefined;
  let before = 0;
  const printed = (): Buffer => (game ? readFileSync(game.printed) : Buffer.alloc(0));
  const running = (): Kept => {
    if (!game) throw new Error('The shared game has not started yet');
    return game;
  };
  beforeAll(async () => {
    game = await kept(env);
    before = printed().length;
  }, 120_000);
  afterAll(async () => {
    if (game && !(await answers(game)))
      throw new Error(`The shared game has ended:\n${printed().toString().slice(-LAST_WORDS)}`);
  });
  return {
    get url() {
      return running().url;
    },
    get databaseUrl() {
      return running().databaseUrl;
    },
    output: () => printed().subarray(before).toString(),
  };
};
