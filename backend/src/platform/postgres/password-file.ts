import { randomBytes } from 'node:crypto';
import { readFile, rm, stat } from 'node:fs/promises';
import { errorCode } from '../files/error-code.js';
import { writeOnce } from '../files/write-once.js';
import type { ClusterPaths } from './cluster-paths.js';

const BYTES = 32;
/** Printable, and nothing that a connection string would have to escape. */
const PASSWORD = /^[\w.~-]{1,200}$/;

/** The password kept in the server's folder; null where the file is missing, empty or holds something else. */
export const readPassword = async ({ password }: ClusterPaths): Promise<string | null> => {
  const text = await readFile(password, 'latin1').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return '';
    throw error;
  });
  return PASSWORD.test(text.trim()) ? text.trim() : null;
};

/** The password in the file, or a new one where the file has none. Two processes that begin together use the same. */
export const keepPassword = async (paths: ClusterPaths): Promise<string> => {
  const kept = await readPassword(paths);
  if (kept !== null) return kept;
  // Where two processes make a missing file, the first one settles the password.
  if (await stat(paths.password).catch(() => null)) await rm(paths.password);
  const made = randomBytes(BYTES).toString('hex');
  await writeOnce(paths.password, made);
  return (await readPassword(paths)) ?? made;
};
