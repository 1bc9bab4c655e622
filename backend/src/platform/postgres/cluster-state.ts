import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../files/error-code.js';
import { EmbeddedPostgresError } from './embedded-postgres.error.js';
import type { ClusterPaths } from './cluster-paths.js';

const NOTHING_CHANGED = 'Nothing in it was changed';

const versionOf = async (data: string): Promise<string | null> =>
  readFile(path.join(data, 'PG_VERSION'), 'utf8').then(
    (text) => text.trim(),
    (error: unknown) => {
      if (errorCode(error) === 'ENOENT') return null;
      throw error;
    },
  );

const damaged = (data: string, what: string): EmbeddedPostgresError =>
  new EmbeddedPostgresError(
    `The database folder ${data} is damaged: ${what}. ${NOTHING_CHANGED}: restore it from a backup, ` +
      'or move it elsewhere to begin with an empty database',
  );

/** Whether a cluster is to be made there. @throws EmbeddedPostgresError where something else is there, or a damaged one */
export const needsCluster = async ({ data }: ClusterPaths, major: string): Promise<boolean> => {
  const found = await stat(data).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  });
  if (found === null) return true;
  if (!found.isDirectory()) throw damaged(data, 'it is a file');
  if ((await readdir(data)).length === 0) return true;
  const version = await versionOf(data);
  if (version === null) throw damaged(data, 'its file PG_VERSION is missing');
  if (!/^\d+(\.\d+)?$/.test(version)) throw damaged(data, 'its file PG_VERSION names no version');
  if (version !== major)
    throw new EmbeddedPostgresError(
      `The database folder ${data} was made by PostgreSQL ${version}, and this version of the game brings ${major}. ` +
        `${NOTHING_CHANGED}: start the version of the game that made it, or set DATABASE_URL to a PostgreSQL ${version}`,
    );
  return false;
};
