import { readdir, readFile } from 'node:fs/promises';
import { errorCode } from '../../files/error-code.js';

/** The most file descriptors that this process may have; null where the system does not tell (not Linux). */
export const descriptorLimit = async (): Promise<number | null> => {
  const limits = await readFile('/proc/self/limits', 'utf8').catch(() => '');
  const most = Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1]);
  return Number.isInteger(most) ? most : null;
};

/** The number of open descriptors; null where the system does not tell, 'none left' if this look can't open one. */
export const openDescriptors = async (): Promise<number | 'none left' | null> => {
  try {
    return (await readdir('/proc/self/fd')).length;
  } catch (error) {
    return ['EMFILE', 'ENFILE'].includes(errorCode(error) ?? '') ? 'none left' : null;
  }
};

/** For the database, files and jobs. */
const RESERVED = 256;
const FEWEST = 16;

/** How many of the wanted connections the limit of descriptors leaves room for. */
export const connectionsWithin = (wanted: number, limit: number | null): number =>
  limit === null ? wanted : Math.min(wanted, Math.max(FEWEST, limit - RESERVED));
