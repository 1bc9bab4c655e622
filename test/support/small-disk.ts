import { execFile } from 'node:child_process';
import { type FileHandle, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { errorCode } from '#backend/platform/files/error-code.js';

/** Only what the wrapped command and its children see has this disk. */
export interface SmallDisk {
  /** Mounts it, then becomes the command that follows. */
  readonly wrapper: readonly string[];
  /** Leaves less than a page free. @param pid of the wrapped command */
  fill(pid: number): Promise<void>;
  /** Frees what `fill` has taken. */
  free(pid: number): Promise<void>;
}

const PIECES = [1024 * 1024, 4096] as const;
const BALLAST = 'ballast';

const appendUntilFull = async (handle: FileHandle, piece: Buffer): Promise<void> => {
  try {
    for (;;) await handle.appendFile(piece);
  } catch (error) {
    if (errorCode(error) !== 'ENOSPC') throw error;
  }
};

const fillUp = async (file: string): Promise<void> => {
  const handle = await open(file, 'a');
  try {
    for (const piece of PIECES) await appendUntilFull(handle, Buffer.alloc(piece));
  } finally {
    await handle.close();
  }
};

/**
 * A disk in memory over a folder, in a mount namespace of its own: as root, or as a user who may have namespaces.
 * @returns null where the system allows neither
 */
export const smallDisk = async (folder: string, size: string): Promise<SmallDisk | null> => {
  const script = `mount -t tmpfs -o size=${size} none "${folder}" && exec "$@"`;
  const wrappers = [[], ['--user', '--map-root-user']].map((user) => [
    ...['unshare', ...user, '--mount', 'sh', '-c', script, 'sh'],
  ]);
  for (const wrapper of wrappers) {
    const [command, ...args] = [...wrapper, 'true'] as const;
    if (
      !(await promisify(execFile)(command, args).then(
        () => true,
        () => false,
      ))
    )
      continue;
    const ballast = (pid: number): string => path.join('/proc', String(pid), 'root', folder, BALLAST);
    return {
      wrapper,
      fill: (pid) => fillUp(ballast(pid)),
      free: (pid) => rm(ballast(pid), { force: true }),
    };
  }
  return null;
};
