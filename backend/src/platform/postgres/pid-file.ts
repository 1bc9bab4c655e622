import { readFile } from 'node:fs/promises';
import { errorCode } from '../files/error-code.js';
import type { ClusterPaths } from './cluster-paths.js';

/** A server that postmaster.pid names; `port` is 0 while it has not chosen one, or takes no connections. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
}

/** `unreadable`: the file is there but names no process. It is empty for a moment while a server starts. */
export type PidFile =
  | { readonly state: 'absent' }
  | { readonly state: 'unreadable' }
  | { readonly state: 'named'; readonly postmaster: Postmaster };

/** The largest number that `kill` takes for one process on any system. */
const MOST_PID = 2 ** 31 - 1;
const MOST_PORT = 65_535;

/** A stand-alone server (`postgres --single`) writes its pid with a minus. */
const pidOf = (line: string): number => (/^-?\d{1,10}$/.test(line.trim()) ? Math.abs(Number(line)) : 0);

const portOf = (line: string | undefined): number => {
  const port = Number(line ?? 0);
  return Number.isInteger(port) && port > 0 && port <= MOST_PORT ? port : 0;
};

/** @throws the file system's error where the file is there and can't be read */
export const readPidFile = async ({ pidFile }: ClusterPaths): Promise<PidFile> => {
  const text = await readFile(pidFile, 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ENOTDIR') return null;
    throw error;
  });
  if (text === null) return { state: 'absent' };
  const lines = text.split('\n');
  const pid = pidOf(lines[0] ?? '');
  if (pid === 0 || pid > MOST_PID) return { state: 'unreadable' };
  return { state: 'named', postmaster: { pid, port: portOf(lines[3]) } };
};
