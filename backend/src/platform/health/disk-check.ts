import { statfs } from 'node:fs/promises';
import { type Logger } from '../logger.port.js';
import { rateLimitedWarnings } from '../rate-limited-warnings.js';
import { type DiskReports } from './disk-reports.js';
import { type PartCheck, FULL_DISK } from './part.js';

const MB = 1024 * 1024;
/** Two segments of the write-ahead log: with less, the next one may end the server. */
const LEAST_BYTES = 32 * MB;
const LOW_BYTES = 512 * MB;
const WARN_EVERY_MS = 600_000;

export interface DiskCheckOptions {
  readonly reports: DiskReports;
  /** Writes some hundred kB to the database, which are gone afterwards. @throws the database's error */
  readonly writeSome: () => Promise<unknown>;
  /** The folder of a database on this machine. */
  readonly folder: string | null;
  readonly log: Pick<Logger, 'warn'>;
}

/** @returns bytes; Infinity where the system does not say */
const freeIn = async (folder: string): Promise<number> =>
  statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => Infinity,
  );

/** The disk counts as full from the first report of it until something could be written again. */
export const diskCheck = ({ reports, writeSome, folder, log }: DiskCheckOptions): PartCheck => {
  const warn = rateLimitedWarnings(log, WARN_EVERY_MS);
  return async () => {
    const free = folder === null ? Infinity : await freeIn(folder);
    if (!reports.isFull) {
      if (free < LOW_BYTES) warn({ folder, freeMb: Math.floor(free / MB) }, 'the disk of DATA_DIR is almost full');
      return true;
    }
    if (free < LEAST_BYTES) return FULL_DISK;
    return writeSome().then(
      () => !(reports.isFull = false),
      () => FULL_DISK,
    );
  };
};

/** Rows below the size at which Postgres would compress them: 360 kB that extend a file, in a table of this transaction. */
export const WRITE_SOME = `create temporary table steppes_space (t text) on commit drop;
  insert into steppes_space select repeat('x', 1800) from generate_series(1, 200)`;
