import { readFile } from 'node:fs/promises';
import { logSize } from './server-log.js';
import type { ClusterPaths } from './cluster-paths.js';

/** Fields of /proc/<pid>/stat after the name: state, then others; processor time in ticks is at 11 and 12. */
const statOf = async (pid: number): Promise<readonly string[]> => {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
};

const ticksOf = async (pid: number): Promise<number> => {
  const fields = await statOf(pid);
  return Number(fields[11] ?? 0) + Number(fields[12] ?? 0);
};

const childrenOf = async (pid: number): Promise<readonly number[]> =>
  (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')).split(' ').filter(Boolean).map(Number);

/** Whether the process was stopped by a signal or a debugger; false where the system does not say. */
export const isStopped = async (pid: number): Promise<boolean> => /^[Tt]$/.test((await statOf(pid))[0] ?? '');

/** Each attempt to connect costs a child of its own a tick at most; only work that goes on uses more. */
const TICKS_OF_WORK = 5;

/**
 * Text that changes while a server that takes no connections yet makes progress: its log grows (every 10 s during
 * recovery), or its long-lived children use processor time.
 */
export const progressSign = async (pid: number, paths: ClusterPaths): Promise<string> => {
  const ticks = await Promise.all((await childrenOf(pid)).map(ticksOf));
  const work = ticks.map((each) => Math.floor(each / TICKS_OF_WORK)).filter((each) => each > 0);
  return `${await logSize(paths)} ${work.join(' ')}`;
};
