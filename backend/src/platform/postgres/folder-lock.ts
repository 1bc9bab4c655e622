import { spawnSync } from 'node:child_process';
import type { ClusterPaths } from './cluster-paths.js';

/** The exit code of a command that did not run since another process holds the folder. */
export const FOLDER_IS_HELD = 75;

const CHECK_MS = 5_000;

/** util-linux' flock; that of busybox can't replace itself by the server. */
const hasFlock = (): boolean =>
  process.platform === 'linux' &&
  /util-linux/.test(spawnSync('flock', ['--version'], { encoding: 'utf8', timeout: CHECK_MS }).stdout);

let found: boolean | undefined;
const flockIsHere = (): boolean => (found ??= hasFlock());

/**
 * A prefix of a command that works on the server's folder: the command and all its children hold a lock on the folder
 * until the last of them has ended. Unlike postmaster.pid and shared memory, the lock is seen across containers.
 * Empty where the system has no such lock.
 */
export const holdingFolder = ({ lock }: ClusterPaths): readonly string[] =>
  flockIsHere()
    ? ['flock', '--exclusive', '--nonblock', '--no-fork', '--conflict-exit-code', String(FOLDER_IS_HELD), lock]
    : [];

/** Whether processes of a server hold the folder; 'unknown' where the system has no such lock. */
export const folderHolder = (paths: ClusterPaths): 'held' | 'free' | 'unknown' => {
  const [flock, ...args] = holdingFolder(paths);
  if (flock === undefined) return 'unknown';
  const { status } = spawnSync(flock, [...args, 'true'], { stdio: 'ignore', timeout: CHECK_MS });
  return status === 0 ? 'free' : status === FOLDER_IS_HELD ? 'held' : 'unknown';
};

/** Removes a file unless a server holds the folder. @returns whether it is gone */
export const removeUnlessHeld = (paths: ClusterPaths, file: string): boolean => {
  const [flock, ...args] = [...holdingFolder(paths), 'rm', '-f', file] as const;
  return spawnSync(flock, args, { stdio: 'ignore', timeout: CHECK_MS }).status === 0;
};
