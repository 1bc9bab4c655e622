import { access, constants, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { ConfigError } from './config.js';

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of that path is a file',
  EEXIST: 'it is a file',
  ENOENT: 'it cannot be made there',
};

/** Makes the folder and proves that it can be written. @returns its absolute path @throws ConfigError */
export const prepareDataDir = async (given: string): Promise<string> => {
  const dataDir = path.resolve(given);
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new ConfigError(`DATA_DIR ${dataDir} can't be used: ${REASONS[code ?? ''] ?? message}`);
  }
  return dataDir;
};
