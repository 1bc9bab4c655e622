import { randomBytes, randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { errorCode } from './error-code.js';

/**
 * The secret kept in that file, made on the first call: `bytes` random bytes in hex, mode 0600. Two first calls may
 * race, also in two processes: both use the file that was linked first.
 */
export const keepSecret = async (file: string, bytes = 32): Promise<string> => {
  const kept = (await readFile(file, 'utf8').catch(orMissing)).trim();
  if (kept) return kept;
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, randomBytes(bytes).toString('hex'), { mode: 0o600 });
  await link(draft, file).catch((error: unknown) => {
    if (errorCode(error) !== 'EEXIST') throw error;
  });
  await rm(draft, { force: true });
  return (await readFile(file, 'utf8')).trim();
};

const orMissing = (error: unknown): string => {
  if (errorCode(error) === 'ENOENT') return '';
  throw error;
};
