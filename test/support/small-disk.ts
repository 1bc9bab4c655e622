import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
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

/** A disk that processes enter one by one, and that lives on when they end. */
export interface HeldDisk {
  /** Enters it, then becomes the command that follows. */
  readonly wrapper: readonly string[];
  fill(): Promise<void>;
  free(): Promise<void>;
  release(): void;
}

/**
 * A disk in memory over a folder, with what the folder holds now.
 * @returns null where the system does not allow it: for others than root
 */
export const heldDisk = async (folder: string, size: string): Promise<HeldDisk | null> => {
  const script = [
    `mkdir "$1.disk" && mount -t tmpfs -o size=${size} none "$1.disk" && cp -a "$1/." "$1.disk/"`,
    'chown --reference="$1" "$1.disk" && mount --bind "$1.disk" "$1" && echo ready && exec sleep infinity',
  ].join(' && ');
  const holder = spawn('unshare', ['--mount', 'sh', '-c', script, 'sh', folder], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const isThere = await Promise.race([
    once(holder.stdout, 'data').then(() => true),
    once(holder, 'exit').then(() => false),
    once(holder, 'error').then(() => false),
  ]);
  if (!isThere || process.getuid?.() !== 0) return null;
  const ballast = path.join('/proc', String(holder.pid), 'root', folder, BALLAST);
  return {
    wrapper: ['nsenter', `--target=${holder.pid}`, '--mount'],
    fill: () => fillUp(ballast),
    free: () => rm(ballast, { force: true }),
    release: () => void holder.kill(),
  };
};
