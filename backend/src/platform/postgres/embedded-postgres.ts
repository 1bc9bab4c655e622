import { mkdir, realpath, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { errorCode } from '../files/error-code.js';
import { keepSecret } from '../files/keep-secret.js';
import { freePort } from '../net/free-port.js';
import { EmbeddedPostgresError } from './embedded-postgres.error.js';
import { postgresBinaries, type PostgresBinaries } from './postgres-binaries.js';
import { clusterPaths, ensureCluster, type ClusterPaths } from './postgres-cluster.js';
import { holdPostgres, urlOf, type PostgresHold } from './postgres-hold.js';
import { spawnPostgres, type PostgresProcess } from './postgres-process.js';
import { choosePostgresUser } from './postgres-user.js';
import { judgePidFile, readPidFile, stopPostmaster } from './postmaster.js';

export interface EmbeddedPostgresOptions {
  /** The server keeps its files in `<dataDir>/postgres`. */
  readonly dataDir: string;
  /** Lines for the person who waits. */
  readonly onProgress?: (line: string) => void;
  /** Added to or put over the game's server settings. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Gives up after so long; recovery after a crash is part of it. 60 s where absent. */
  readonly withinMs?: number;
}

export interface EmbeddedPostgres {
  readonly url: string;
  /** Found running: left by a killed process, or in use by another one. */
  readonly adopted: boolean;
  /** Stops the server, unless another process still uses it. */
  stop(): Promise<void>;
  /** Lets go of the server and leaves it running. */
  release(): Promise<void>;
}

const DATABASE = 'steppes';
/** Passing trouble after a crash: its last children still hold the memory, a lock file or port is about to be freed. */
const PASSING = /pre-existing shared memory block|lock file ".*" already exists|could not bind|Address already in use/i;

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'permission denied (was it made by another user?)',
  EPERM: 'it belongs to another user',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of that path is a file',
};

interface Run {
  readonly paths: ClusterPaths;
  readonly binaries: PostgresBinaries;
  readonly settings: Readonly<Record<string, string>>;
  readonly say: (line: string) => void;
  readonly deadline: number;
}

const isLate = (run: Run): boolean => performance.now() >= run.deadline;

const startedBy = (run: Run, port: number, pid: number, password: string, hold: PostgresHold, adopted: boolean): EmbeddedPostgres => {
  const stop = async (): Promise<void> => {
    const last = await hold.isLast();
    if (last) await stopPostmaster(pid, run.paths);
    await hold.release();
  };
  let stopping: Promise<void> | undefined;
  return { url: urlOf(port, password, DATABASE), adopted, stop: () => (stopping ??= stop()), release: hold.release };
};

const hold = (run: Run, port: number, password: string): Promise<PostgresHold | undefined> =>
  holdPostgres(port, password, run.paths.data, DATABASE);

/** Uses the server that runs on our cluster already; undefined when there is none, or none that answers yet. */
const adopt = async (run: Run): Promise<EmbeddedPostgres | undefined> => {
  const named = await readPidFile(run.paths);
  if (!named?.port || (await judgePidFile(named, run.paths)) === 'stale') return undefined;
  const password = await keepSecret(run.paths.password);
  const held = await hold(run, named.port, password).catch((error: unknown) => {
    if (errorCode(error) === '28P01') throw new EmbeddedPostgresError(`The Postgres in ${run.paths.root} does not accept the password kept there`);
    return undefined;
  });
  if (!held) return undefined;
  run.say('Using the database server that is already running');
  return startedBy(run, named.port, named.pid, password, held, true);
};

/** The first hold on a server of ours, once it answers; undefined when it ended instead. */
const firstHold = async (run: Run, server: PostgresProcess, port: number, password: string): Promise<PostgresHold | undefined> => {
  while (!server.hasEnded() && !isLate(run)) {
    const held = await hold(run, port, password).catch(() => undefined);
    if (held) return held;
    await Promise.race([server.ended, pause(25)]);
  }
  return undefined;
};

/** Starts a server on our cluster; undefined when the trouble may pass. @throws EmbeddedPostgresError when it won't */
const launch = async (run: Run): Promise<EmbeddedPostgres | undefined> => {
  const user = choosePostgresUser(path.dirname(run.paths.root), run.binaries.postgres);
  await ensureCluster(run.binaries, user, run.paths, () => run.say('Creating the database (first start only)'));
  run.say('Starting the database server');
  const port = await freePort();
  const password = await keepSecret(run.paths.password);
  const server = await spawnPostgres(run.binaries, user, run.paths, port, run.settings);
  const held = await firstHold(run, server, port, password);
  if (held) return startedBy(run, port, server.pid, password, held, false);
  if (!server.hasEnded()) await stopPostmaster(server.pid, run.paths);
  const said = await server.ended;
  if (isLate(run) || !PASSING.test(said)) throw new EmbeddedPostgresError(`Postgres did not start: ${said} (log: ${run.paths.log})`);
  return undefined;
};

const attempt = async (run: Run): Promise<EmbeddedPostgres | undefined> => {
  const adopted = await adopt(run);
  if (adopted) return adopted;
  const named = await readPidFile(run.paths);
  const verdict = named ? await judgePidFile(named, run.paths) : 'stale';
  if (verdict !== 'stale') return undefined;
  // Postgres itself can't tell a stranger that was given the dead server's pid.
  if (named) await rm(run.paths.pidFile, { force: true });
  return launch(run);
};

/**
 * A real Postgres in `<dataDir>/postgres`, started from npm's binaries or adopted if it already runs there (the start
 * before was killed). Safe to call from several processes at once.
 * @throws EmbeddedPostgresError with one line for the person who starts the game
 */
export const startEmbeddedPostgres = (options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> =>
  start(options).catch((error: unknown) => {
    const { code, path: file, message } = error as NodeJS.ErrnoException;
    if (!code || !file) throw error;
    throw new EmbeddedPostgresError(`The database cannot use ${file}: ${REASONS[code] ?? message}`);
  });

const start = async (options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> => {
  await mkdir(options.dataDir, { recursive: true });
  const paths = clusterPaths(await realpath(options.dataDir));
  await mkdir(paths.root, { recursive: true, mode: 0o700 });
  const run: Run = {
    paths,
    binaries: await postgresBinaries(),
    settings: options.settings ?? {},
    say: options.onProgress ?? (() => undefined),
    deadline: performance.now() + (options.withinMs ?? 60_000),
  };
  for (;;) {
    const started = await attempt(run);
    if (started) return started;
    if (isLate(run)) throw new EmbeddedPostgresError(`The Postgres in ${paths.root} is running but does not answer (log: ${paths.log})`);
    await pause(100);
  }
};
