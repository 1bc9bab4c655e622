import { errorCode, messageOf } from '../files/error-code.js';
import { fileErrorReason } from '../files/file-error.js';
import { isOutOfSpace } from './disk-full.js';
import { EmbeddedPostgresError } from './embedded-postgres.error.js';
import type { ClusterPaths } from './cluster-paths.js';

const oneLine = (text: string): string =>
  text
    .trim()
    .split(/\s*\n\s*/)
    .join(' · ');

/** Any failure of a start, as one line for the person who starts the game. */
export const startFailure = (error: unknown): EmbeddedPostgresError => {
  if (error instanceof EmbeddedPostgresError) return error;
  const { path: file } = error as NodeJS.ErrnoException;
  const words =
    errorCode(error) && file
      ? `The database cannot use ${file}: ${fileErrorReason(error)}. Mend that, or set DATA_DIR to another folder`
      : `The database did not start: ${oneLine(messageOf(error))}`;
  return new EmbeddedPostgresError(words, isOutOfSpace(error));
};

type Advice = readonly [said: RegExp, advice: (paths: ClusterPaths) => string];

/** What Postgres says as it refuses to start, and what to do about it. */
const ADVICE: readonly Advice[] = [
  [
    /No space left on device|Disk quota exceeded/i,
    ({ root }) => `The disk of ${root} is full: make space, then start the game again`,
  ],
  [/invalid permissions/i, ({ data }) => `${data} is open to other users: close it with "chmod 700 ${data}"`],
  [
    /wrong ownership/i,
    ({ data }) =>
      `${data} belongs to another user: start the game as that user, or give the folder to this one with chown`,
  ],
  [
    /Permission denied|Read-only file system/i,
    ({ root }) => `${root} can't be written by this user: give it the right to, or set DATA_DIR to another folder`,
  ],
  [
    /pre-existing shared memory block/i,
    ({ root }) => `Processes of a former server still use ${root}: end them, then start the game again`,
  ],
  [/could not bind|Address already in use/i, () => 'Its port was taken again and again: start the game again'],
  [
    /error while loading shared libraries|ENOENT/i,
    () => 'Its programs are not whole: install them again with "npm ci"',
  ],
  [
    /Cannot allocate memory|could not (map|resize|create).*shared memory/i,
    () => 'This machine has too little memory for the database: free some, or set DATABASE_URL to a Postgres elsewhere',
  ],
  [
    /could not locate a valid checkpoint|invalid (primary )?checkpoint|PANIC|invalid page|pg_control|pg_filenode\.map|could not open (file|directory) "|is not a valid data directory/i,
    ({ data }) =>
      `The database folder ${data} is damaged: restore it from a backup, or move it elsewhere to begin with an empty database`,
  ],
];

const isFull = (said: string): boolean => ADVICE[0]?.[0].test(said) ?? false;

const refused = (said: string, paths: ClusterPaths, what: string): EmbeddedPostgresError => {
  const advice = ADVICE.find(([pattern]) => pattern.test(said))?.[1](paths);
  const words = oneLine(said);
  const report = advice
    ? `${advice} (Postgres said: ${words}; log: ${paths.log})`
    : `${what}: ${words} (log: ${paths.log})`;
  return new EmbeddedPostgresError(report, isFull(said));
};

export const refusedInitdb = (said: string, paths: ClusterPaths): EmbeddedPostgresError =>
  refused(said, paths, 'The database could not be made');

export const refusedStart = (said: string, paths: ClusterPaths): EmbeddedPostgresError =>
  refused(said, paths, 'Postgres did not start');
