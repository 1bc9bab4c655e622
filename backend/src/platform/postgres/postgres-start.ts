import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { errorCode } from '../files/error-code.js';
import { keepSecret } from '../files/keep-secret.js';
import { freePort } from '../net/free-port.js';
import { EmbeddedPostgresError } from './embedded-postgres.error.js';
import type { PostgresBinaries } from './postgres-binaries.js';
import { ensureCluster, type ClusterPaths } from './postgres-cluster.js';
import { holdPostgres, type PostgresHold } from './postgres-hold.js';
import { spawnPostgres, type PostgresProcess } from './postgres-process.js';
import { choosePostgresUser } from './postgres-user.js';
import { judgePidFile, readPidFile, stopPostmaster } from './postmaster.js';

export interface StartRun {
  readonly paths: ClusterPaths;
  readonly binaries: PostgresBinaries;
  readonly settings: Readonly<Record<string, string>>;
  readonly onProgress: (line: string) => void;
  /** Null: any free port. */
  readonly port: number | null;
  /** A time of performance.now(). */
  readonly deadline: number;
}

export interface HeldServer {
  readonly paths: ClusterPaths;
  readonly pid: number;
  readonly port: number;
  readonly password: string;
  readonly database: string;
  readonly hold: PostgresHold;
  readonly adopted: boolean;
}

const DATABASE = 'steppes';
/** Passing errors after a crash: its last children still hold the memory, or a lock file or port is not yet free. */
const PASSING = /pre-existing shared memory block|lock file ".*" already exists|could not bind|Address already in use/i;

export const isLate = (run: StartRun): boolean => performance.now() >= run.deadline;

const hold = (run: StartRun, port: number, password: string): Promise<PostgresHold | undefined> =>
  holdPostgres(port, password, run.paths.data, DATABASE);

/** Uses the server that already runs on our cluster; undefined when there is none, or it does not answer yet. */
const adopt = async (run: StartRun): Promise<HeldServer | undefined> => {
  const named = await readPidFile(run.paths);
  if (!named?.port || !['ours', 'unknown'].includes(await judgePidFile(named, run.paths))) return undefined;
  const password = await keepSecret(run.paths.password);
  const held = await hold(run, named.port, password).catch((error: unknown) => {
    if (errorCode(error) === '28P01')
      throw new EmbeddedPostgresError(`The Postgres in ${run.paths.root} does not accept the password kept there`);
    return undefined;
  });
  if (!held) return undefined;
  run.onProgress('Using the database server that is already running');
  return { paths: run.paths, ...named, password, database: DATABASE, hold: held, adopted: true };
};

/** The first hold on our own server, once it answers; undefined when it ended before. */
const firstHold = async (
  run: StartRun,
  server: PostgresProcess,
  port: number,
  password: string,
): Promise<PostgresHold | undefined> => {
  while (!server.hasEnded() && !isLate(run)) {
    const held = await hold(run, port, password).catch(() => undefined);
    if (held) return held;
    await Promise.race([server.ended, pause(25)]);
  }
  return undefined;
};

/**
 * Starts a server on our cluster; undefined when the error may pass. @throws EmbeddedPostgresError when it can't pass
 */
const launch = async (run: StartRun): Promise<HeldServer | undefined> => {
  const { paths, binaries } = run;
  const user = choosePostgresUser(path.dirname(paths.root), binaries.postgres);
  await ensureCluster(binaries, user, paths, () => run.onProgress('Creating the database (first start only)'));
  run.onProgress('Starting the database server');
  const port = run.port ?? (await freePort());
  const password = await keepSecret(paths.password);
  const server = await spawnPostgres({ binaries, user, paths, port, settings: run.settings });
  const held = await firstHold(run, server, port, password);
  if (held) return { paths, pid: server.pid, port, password, database: DATABASE, hold: held, adopted: false };
  if (!server.hasEnded()) await stopPostmaster(server.pid, paths);
  const said = await server.ended;
  if (isLate(run) || !PASSING.test(said))
    throw new EmbeddedPostgresError(`Postgres did not start: ${said} (log: ${paths.log})`);
  return undefined;
};

/** One attempt to adopt or start the server; undefined when another one may succeed. @throws EmbeddedPostgresError */
export const attemptStart = async (run: StartRun): Promise<HeldServer | undefined> => {
  const adopted = await adopt(run);
  if (adopted) return adopted;
  const named = await readPidFile(run.paths);
  const verdict = named ? await judgePidFile(named, run.paths) : 'dead';
  if (verdict === 'ours' || verdict === 'unknown') return undefined;
  // Postgres recognises a dead server's file itself, but not a foreign process that has got the dead server's pid.
  if (verdict === 'stranger') await rm(run.paths.pidFile, { force: true });
  return launch(run);
};
