import { randomBytes } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { errorCode } from './error-code.js';
import { fileErrorReason } from './file-error.js';
import { writeOnce } from './write-once.js';

/** A secret's file can't be used; the message is one sentence that names the file and the way out. */
export class SecretFileError extends Error {
  override readonly name = 'SecretFileError';
  constructor(file: string, reason: string) {
    super(
      `The secret in ${file} can't be used: ${reason}; put the file back from a backup, or remove it where nothing was played yet`,
    );
  }
}

const BYTES = 32;
const DIGITS = 2 * BYTES;
/** Far more than any secret's file: another file was put there. */
const MOST_BYTES = 4_096;

const textOf = async (file: string): Promise<string | null> => {
  try {
    const found = await stat(file);
    if (!found.isFile()) throw new SecretFileError(file, found.isDirectory() ? 'it is a folder' : 'it is no file');
    if (found.size > MOST_BYTES) throw new SecretFileError(file, `it has ${found.size} bytes`);
    return await readFile(file, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error instanceof SecretFileError ? error : new SecretFileError(file, fileErrorReason(error));
  }
};

const checked = (file: string, secret: string): string => {
  if (/[^0-9a-f]/.test(secret)) throw new SecretFileError(file, 'it has other characters than 0 to 9 and a to f');
  if (secret.length !== DIGITS)
    throw new SecretFileError(file, `a secret has ${DIGITS} digits, and this one ${secret.length}`);
  return secret;
};

/** The secrets of that file, one on each line; null where there is no file. @throws SecretFileError */
export const readSecrets = async (file: string): Promise<readonly string[] | null> => {
  const text = (await textOf(file))?.trim();
  if (text === undefined) return null;
  if (!text) throw new SecretFileError(file, 'it is empty');
  return text.split(/\r?\n/).map((line) => checked(file, line.trim()));
};

/** The one secret of that file; null where there is no file. @throws SecretFileError */
export const readSecret = async (file: string): Promise<string | null> => {
  const secrets = await readSecrets(file);
  if (secrets && secrets.length > 1) throw new SecretFileError(file, `it has ${secrets.length} lines in place of one`);
  return secrets?.[0] ?? null;
};

/**
 * Makes the file with a new secret: 32 random bytes in hex, mode 0600. Where another process made it meanwhile, the
 * secret is that one's. @throws SecretFileError
 */
export const makeSecret = async (file: string): Promise<string> => {
  try {
    await writeOnce(file, randomBytes(BYTES).toString('hex'));
  } catch (error) {
    throw new SecretFileError(file, fileErrorReason(error));
  }
  const secret = await readSecret(file);
  if (secret === null) throw new SecretFileError(file, 'it is a link that leads nowhere');
  return secret;
};
