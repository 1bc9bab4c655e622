import { open, readFile, rename, stat, type FileHandle } from 'node:fs/promises';
import type { ClusterPaths } from './cluster-paths.js';

/** A longer log is put aside as server.log.1 before the next server writes. */
const LONGEST_LOG_BYTES = 8 * 1024 * 1024;
const LAST_LINES = 6;
const COMPLAINT = /FATAL|PANIC|ERROR|DETAIL|HINT/;
/** What it answers to those who call too early: many do, and none of it is a reason. */
const TOO_EARLY = /the database system is |Consistent recovery state has not been yet reached/;
const TIME_AND_PID = /^\d{4}-\d\d-\d\d \S+ \S+ \[\d+\] /;

export const logSize = ({ log }: ClusterPaths): Promise<number> =>
  stat(log).then(
    ({ size }) => size,
    () => 0,
  );

/** The log, to be appended to: another server may still write to it. */
export const openServerLog = async (paths: ClusterPaths): Promise<FileHandle> => {
  if ((await logSize(paths)) > LONGEST_LOG_BYTES) await rename(paths.log, `${paths.log}.1`);
  return open(paths.log, 'a', 0o600);
};

/** What the log complains of since that size, or else its last lines, as one line. */
export const lastWords = async ({ log }: ClusterPaths, since: number): Promise<string> => {
  const text = (await readFile(log).catch(() => Buffer.alloc(0))).subarray(since).toString();
  const lines = text.trim().split('\n');
  const complaints = lines.filter((line) => COMPLAINT.test(line) && !TOO_EARLY.test(line));
  const words = (complaints.length ? complaints : lines).map((line) =>
    line.replace(TIME_AND_PID, '').replace(/\s+/g, ' '),
  );
  return [...new Set(words)].slice(-LAST_LINES).join(' · ');
};
