import { EmbeddedPostgresError } from './embedded-postgres.error.js';
import type { AwaitedProgress } from './progress-timeout.js';
import type { ClusterPaths } from './cluster-paths.js';
import type { Postmaster } from './pid-file.js';
import { isStopped, progressSign } from './server-progress.js';
import { refusedStart } from './start-words.js';

/** A kill -QUIT loses no commit: the next start recovers. */
const wayOut = async (pid: number): Promise<string> =>
  (await isStopped(pid))
    ? `it was stopped by a signal: let it go on with "kill -CONT ${pid}"`
    : `end it with "kill -QUIT ${pid}" and start the game again`;

/** The server starts, recovers from a crash or ends. @param words what it says */
export const notReadyYet = async (pid: number, paths: ClusterPaths, words: string): Promise<AwaitedProgress> => ({
  words: `the database server is not ready yet (${words})`,
  sign: await progressSign(pid, paths),
  orElse: `The Postgres in ${paths.root} (process ${pid}) makes no progress with its start (log: ${paths.log}): ${await wayOut(pid)}`,
});

export const silent = async (pid: number, { root, log }: ClusterPaths): Promise<AwaitedProgress> => ({
  words: `the database server (process ${pid}) does not answer`,
  orElse: `The Postgres in ${root} (process ${pid}) is running but does not answer (log: ${log}): ${await wayOut(pid)}`,
});

export const takesNoConnections = (pid: number, { root }: ClusterPaths): AwaitedProgress => ({
  words: `process ${pid} works on the database without taking connections`,
  orElse: `Process ${pid} works on ${root} without taking connections, as "postgres --single" does: end it, then start the game again`,
});

export const heldElsewhere = ({ root }: ClusterPaths): AwaitedProgress => ({
  words: 'processes of another database server hold the folder',
  orElse:
    `Another game's database server holds ${root} and can't be reached from here (it may run in another container): ` +
    'stop that game, or give this one a DATA_DIR of its own',
});

export const unreadablePidFile = ({ pidFile }: ClusterPaths): AwaitedProgress => ({
  words: 'postmaster.pid names no process',
  orElse: `${pidFile} names no process: if no Postgres works on that folder, delete that file and start the game again`,
});

/** @param said what the last attempt ended with */
export const mayPass = (said: string, paths: ClusterPaths): AwaitedProgress => ({
  words: 'what a former server left behind is not yet free',
  orElse: refusedStart(said, paths).message,
});

export const refusesPassword = ({ root, password }: ClusterPaths): AwaitedProgress => ({
  words: 'the database gets a new password',
  orElse: `The Postgres in ${root} does not accept the password in ${password}, nor a new one: restore the folder from a backup`,
});

export const passwordRefused = (
  { pid }: Pick<Postmaster, 'pid'>,
  { root, password }: ClusterPaths,
): EmbeddedPostgresError =>
  new EmbeddedPostgresError(
    `The Postgres in ${root} (process ${pid}) is running but does not accept the password in ${password}: ` +
      `end it with "kill -INT ${pid}" and start the game again, which then gives it a new one`,
  );
