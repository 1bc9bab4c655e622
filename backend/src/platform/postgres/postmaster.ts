import { execFileSync } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { poll } from '../net/poll.js';
import type { ClusterPaths } from './cluster-paths.js';

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

const ps = (...args: readonly string[]): string | null => {
  try {
    return execFileSync('ps', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return null;
  }
};

const EXEC_MS = 100;
/** While a process takes on its command, Linux shows none; kernel threads and the ended never have one. */
const linuxCommandLine = async (pid: number): Promise<string | null> => {
  const read = (): Promise<string | null> => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => null);
  const settled = async (): Promise<{ command: string | null } | undefined> => {
    const command = await read();
    return command === '' ? undefined : { command };
  };
  const found = await poll(settled, { withinMs: EXEC_MS, everyMs: 10 });
  return found ? found.command : '';
};

/** Null where the system has no such information. */
const commandLine = async (pid: number): Promise<string | null> => {
  if (process.platform === 'linux') return linuxCommandLine(pid);
  return process.platform === 'win32' ? null : ps('-o', 'args=', '-p', String(pid));
};

const isServerOn = (command: string, { data }: ClusterPaths): boolean =>
  command.includes('postgres') &&
  // Only Linux keeps the arguments apart.
  (process.platform === 'linux' ? command.split('\0').includes(data) : command.includes(data));

const linuxCommands = async (): Promise<readonly string[]> => {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  return Promise.all(pids.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')));
};

/** Whether a server for the cluster is among the processes that we see; null where the system does not say. */
export const isServerSeen = async (paths: ClusterPaths): Promise<boolean | null> => {
  if (process.platform === 'win32') return null;
  const commands =
    process.platform === 'linux' ? await linuxCommands() : (ps('-A', '-o', 'args=')?.split('\n') ?? null);
  return commands && commands.some((command) => isServerOn(command, paths));
};

/**
 * Whether that process is our server. Pids are reused, above all in containers, so a live pid alone proves nothing.
 * `unknown` must not count as a foreign process: two servers on one cluster destroy it.
 */
export const judgeProcess = async (
  pid: number,
  paths: ClusterPaths,
): Promise<'ours' | 'stranger' | 'dead' | 'unknown'> => {
  if (!isAlive(pid)) return 'dead';
  const command = await commandLine(pid);
  if (command === null) return isAlive(pid) ? 'unknown' : 'dead';
  return isServerOn(command, paths) ? 'ours' : 'stranger';
};

const send = (pid: number, signal: NodeJS.Signals): void => {
  try {
    process.kill(pid, signal);
  } catch {
    // It has just ended.
  }
};

/** How long each way to stop a server may take. */
interface StopLimits {
  readonly fastMs: number;
  readonly immediateMs: number;
}
const LIMITS: StopLimits = { fastMs: 30_000, immediateMs: 5_000 };

/**
 * SIGINT is the fast shutdown (SIGTERM waits for clients), SIGQUIT the immediate one. SIGCONT wakes a server that was
 * stopped, so that it hears them. SIGKILL is for one that hears nothing: no commit is lost by it.
 */
export const stopPostmaster = async (pid: number, paths: ClusterPaths, limits = LIMITS): Promise<void> => {
  const gone = async (): Promise<true | undefined> =>
    ['dead', 'stranger'].includes(await judgeProcess(pid, paths)) ? true : undefined;
  const end = async (signal: NodeJS.Signals, withinMs: number): Promise<boolean> => {
    if (await gone()) return true;
    for (const each of [signal, 'SIGCONT'] as const) send(pid, each);
    return (await poll(gone, { withinMs })) === true;
  };
  if (await end('SIGINT', limits.fastMs)) return;
  if (await end('SIGQUIT', limits.immediateMs)) return;
  await end('SIGKILL', limits.immediateMs);
};
