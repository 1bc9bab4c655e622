import { access, constants, mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../files/error-code.js';
import { fileErrorReason } from '../files/file-error.js';
import { ConfigError } from './config.js';

/** Node's recursive mkdir never ends where a parent exists but can hold no folders, as in /proc. */
const makeFolder = async (folder: string): Promise<void> => {
  const make = (): Promise<unknown> =>
    mkdir(folder).catch((error: unknown) => {
      if (errorCode(error) !== 'EEXIST' && errorCode(error) !== 'EISDIR') throw error;
    });
  try {
    await make();
  } catch (error) {
    const parent = path.dirname(folder);
    if (errorCode(error) !== 'ENOENT' || parent === folder) throw error;
    await makeFolder(parent);
    await make();
  }
};

const proveFolder = async (folder: string): Promise<void> => {
  if ((await stat(folder)).isDirectory()) return access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  throw Object.assign(new Error('it is a file'), { code: 'EEXIST' });
};

/** Makes the folder and proves that it can be written. @returns its absolute path @throws ConfigError */
export const prepareDataDir = async (given: string): Promise<string> => {
  const dataDir = path.resolve(given);
  try {
    await makeFolder(dataDir);
    await proveFolder(dataDir);
  } catch (error) {
    throw new ConfigError(`DATA_DIR ${dataDir} can't be used: ${fileErrorReason(error)}`);
  }
  return dataDir;
};
