import { readFile } from 'node:fs/promises';
import { execFileSync } from 'node:child_process';
import { poll } from '../net/poll.js';
import type { ClusterPaths } from './postgres-cluster.js';

/** The content of postmaster.pid; `port` is 0 while the server has not chosen one. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
}

export const readPidFile = async (paths: ClusterPaths): Promise<Postmaster | undefined> => {
  const lines = (await readFile(paths.pidFile, 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[0]);
  return Number.isInteger(pid) && pid > 0 ? { pid, port: Number(lines[3] ?? 0) || 0 } : undefined;
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Null where the system has no such information. */
const commandLine = async (pid: number): Promise<string | null> => {
  if (process.platform === 'linux') return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => null);
  if (process.platform === 'win32') return null;
  try {
    return execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return null;
  }
};

/**
 * Whether the pid file names our server's process. Pids are reused, above all in containers, so a live pid alone proves
 * nothing. `unknown` must not count as a foreign process: two servers on one cluster destroy it.
 */
export const judgePidFile = async (
  { pid }: Postmaster,
  paths: ClusterPaths,
): Promise<'ours' | 'stranger' | 'dead' | 'unknown'> => {
  if (!isAlive(pid)) return 'dead';
  const command = await commandLine(pid);
  if (command === null) return isAlive(pid) ? 'unknown' : 'dead';
  return command.includes('postgres') && command.includes(paths.data) ? 'ours' : 'stranger';
};

const isGone = async (pid: number, paths: ClusterPaths): Promise<boolean> => {
  const named = await readPidFile(paths);
  return named?.pid !== pid || ['dead', 'stranger'].includes(await judgePidFile(named, paths));
};

/**
 * SIGINT is the fast shutdown (SIGTERM waits for clients); a server that has not ended in time gets an immediate
 * shutdown.
 */
export const stopPostmaster = async (pid: number, paths: ClusterPaths, withinMs = 30_000): Promise<void> => {
  const send = (signal: NodeJS.Signals): void => {
    if (isAlive(pid)) process.kill(pid, signal);
  };
  const gone = async (): Promise<true | undefined> => ((await isGone(pid, paths)) ? true : undefined);
  send('SIGINT');
  if (await poll(gone, { withinMs })) return;
  send('SIGQUIT');
  await poll(gone, { withinMs: 5_000 });
};
