import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { VARIABLE_NAMES } from '#backend/platform/config/environment.js';
import { SECRET_FILE_NAMES } from '#backend/platform/config/secret-files.js';
import { putCluster } from './cluster-copy.js';

/** The built server; this file is in test/support or, compiled for the bench, in a folder in dist. */
export const serverFor = (folder: string): string => {
  const above = path.resolve(folder, '../..');
  return path.join(path.basename(above) === 'dist' ? above : path.join(above, 'dist'), 'server');
};
/** The server as `npm run build` leaves it; before integration tests and bench it is made again where it is older than its sources. */
export const SERVER = serverFor(import.meta.dirname);
/** Operators' commands: its first word is the name of one. */
export const OPS = path.join(SERVER, 'main.ops.js');

export const scriptOf = (main: string): string => path.join(SERVER, `main.${main}.js`);

/** A module of the backend as that build compiles it, for a process of its own. @param file below backend/src */
export const compiledModule = (file: string): string => path.join(SERVER, '../backend/src', file);

export interface AppOptions {
  readonly main?: 'all' | 'api' | 'projector' | 'worker';
  /** Over the defaults: any free port on 127.0.0.1, no rate limit, a new data folder. */
  readonly env?: Readonly<Record<string, string>>;
  /** Absent: a new folder, removed with the app. A given one is kept, so that another app can continue on it. */
  readonly dataDir?: string;
  readonly withinMs?: number;
  /** The most file descriptors that it may have. */
  readonly descriptors?: number;
  /** A command that becomes the game: for a game in surroundings of its own. */
  readonly wrapper?: readonly string[];
}

export interface App {
  /** Without a slash at its end; empty for a part that does not listen. */
  readonly url: string;
  readonly dataDir: string;
  readonly pid: number;
  /** Settles when it has ended, for any reason. */
  readonly ended: Promise<unknown>;
  /** Everything it has printed so far. */
  output(): string;
  /** Asks it to end. @returns its exit code */
  stop(): Promise<number | null>;
  /** Ends it as a crash would. The embedded database runs on until the next start, or until the folder is removed. */
  kill(): Promise<void>;
}

/** Time for a game to end on request: more than the sum of its own limits. */
const ENDED_MS = 45_000;
/** Enough characters of a game's output to show why it did not end. */
const LAST_WORDS = 4_000;

const READY = /is open at (http\S+)|The (?:projector|worker) is running/;

const OURS = new Set([...VARIABLE_NAMES, ...SECRET_FILE_NAMES]);
/** Leaves out our own settings, so that a game under test talks to the outside only where the test says so. */
const bare = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !OURS.has(name)));

/** The environment of a game under test: of our own settings only those that are given. */
export const environmentOf = (dataDir: string, env: Readonly<Record<string, string>>): NodeJS.ProcessEnv => ({
  ...bare(),
  NODE_ENV: 'test',
  HOST: '127.0.0.1',
  PORT: '0',
  DATA_DIR: dataDir,
  RATE_LIMIT: 'off',
  LOG_LEVEL: 'warn',
  ...env,
});

/** Where a part that is ready says that it listens: '' for one that does not listen, undefined for one not ready yet. */
export const addressIn = (output: string, main: string): string | undefined => {
  const found = READY.exec(
    output
      .split('\n')
      .filter((line) => main !== 'all' || !line.startsWith('The '))
      .join('\n'),
  );
  return found ? (found[1] ?? '') : undefined;
};

const awaitReady = (child: ChildProcess, output: () => string, main: string, withinMs: number): Promise<string> =>
  new Promise((resolve, reject) => {
    const give = (problem: string): void => reject(new Error(`The game ${problem}:\n${output()}`));
    const late = setTimeout(() => {
      child.kill('SIGKILL');
      give('is not ready in time');
    }, withinMs);
    const look = (): void => {
      const address = addressIn(output(), main);
      if (address === undefined) return;
      clearTimeout(late);
      resolve(address);
    };
    child.stdout?.on('data', look);
    child.once('exit', () => {
      clearTimeout(late);
      give('ended before it was ready');
    });
  });

type Command = readonly [string, ...string[]];
const limited = (command: Command, descriptors: number | undefined): Command =>
  descriptors === undefined
    ? command
    : ['/bin/sh', '-c', 'ulimit -n "$0" && exec "$@"', String(descriptors), ...command];

/** With a database where the game brings its own. */
const newDataDir = async (env: Readonly<Record<string, string>>): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'steppes-'));
  if (env['DATABASE_URL'] === undefined) await putCluster(folder);
  return folder;
};

/** The built game as a process of its own, ready to be asked. @throws Error with its output when it does not start */
export const startApp = async ({
  main = 'all',
  env = {},
  dataDir: given,
  withinMs = 60_000,
  descriptors,
  wrapper = [],
}: AppOptions = {}): Promise<App> => {
  const dataDir = given ?? (await newDataDir(env));
  const [program, ...options] = [...wrapper, process.execPath, '--enable-source-maps', scriptOf(main)] as const;
  const [command, ...args] = limited([program, ...options], descriptors);
  const child = spawn(command, args, {
    env: environmentOf(dataDir, env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
  // An interrupted run ends its games.
  const takeAlong = (): void => void child.kill('SIGTERM');
  process.once('exit', takeAlong);
  const ended = once(child, 'exit').finally(() => process.off('exit', takeAlong));
  const url = await awaitReady(child, () => printed, main, withinMs);
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    child.kill(signal);
    await ended;
    return child.exitCode;
  };
  const stop = async (): Promise<number | null> => {
    const late = new AbortController();
    late.signal.addEventListener('abort', () => child.kill('SIGKILL'));
    const limit = setTimeout(() => late.abort(), ENDED_MS);
    const code = await end('SIGTERM').finally(() => clearTimeout(limit));
    if (late.signal.aborted)
      throw new Error(
        `The game has not ended ${ENDED_MS / 1_000} s after it was asked to:\n${printed.slice(-LAST_WORDS)}`,
      );
    if (given === undefined) await rm(dataDir, { recursive: true, force: true });
    return code;
  };
  const kill = async (): Promise<void> => {
    await end('SIGKILL');
    if (given === undefined && env['DATABASE_URL'] !== undefined) await rm(dataDir, { recursive: true, force: true });
  };
  return { url, dataDir, ended, pid: child.pid ?? 0, output: () => printed, stop, kill };
};
