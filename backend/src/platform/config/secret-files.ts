import { readFile, stat } from 'node:fs/promises';
import { errorCode } from '../files/error-code.js';
import { fileErrorReason } from '../files/file-error.js';
import { ConfigError } from './config.js';
import { SECRET_NAMES } from './environment.js';

type Variables = Readonly<Record<string, string | undefined>>;

/** Far more than any secret: another file was named. */
const MOST_BYTES = 64 * 1024;
const SUFFIX = '_FILE';

/**
 * The variables that name a secret's file in place of the secret, as orchestrators hand secrets out.
 * @internal
 */
export const SECRET_FILE_NAMES: readonly string[] = SECRET_NAMES.map((name) => name + SUFFIX);

const reasonOf = (error: unknown): string =>
  errorCode(error) === 'ENOENT' ? 'there is no such file' : fileErrorReason(error);

const textOf = async (variable: string, file: string): Promise<string> => {
  const refused = (reason: string): ConfigError => new ConfigError(`${variable} ${file} can't be read: ${reason}`);
  const found = await stat(file).catch((error: unknown) => {
    throw refused(reasonOf(error));
  });
  if (!found.isFile()) throw refused(found.isDirectory() ? 'it is a folder' : 'it is no file');
  if (found.size > MOST_BYTES) throw refused(`it has ${found.size} bytes`);
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw refused(reasonOf(error));
  });
  if (text.trim() === '') throw refused('it is empty');
  return text.trim();
};

const secretOf = async (env: Variables, name: string): Promise<string | undefined> => {
  const variable = name + SUFFIX;
  const file = env[variable]?.trim();
  if (!file) return env[name];
  if (env[name]?.trim()) throw new ConfigError(`${name} and ${variable} are both set: keep one of them`);
  return textOf(variable, file);
};

/**
 * The environment with each secret that stands in a file. Errors name the file, never its content.
 * @throws ConfigError
 */
export const withSecretFiles = async (env: Variables): Promise<Variables> => {
  const secrets = await Promise.all(SECRET_NAMES.map(async (name) => [name, await secretOf(env, name)] as const));
  return { ...env, ...Object.fromEntries(secrets) };
};
