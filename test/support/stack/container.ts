import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { copiedIntoImage, ROOT } from './compose.js';

/** The user `node` of the image. */
const USER = 1000;

/** The image's working folder: what the Dockerfile copies from the build, and nothing else. */
export const layOutImage = async (folder: string): Promise<void> => {
  for (const [from, to] of copiedIntoImage()) {
    await mkdir(path.join(folder, path.dirname(to)), { recursive: true });
    await run('cp', ['-rL', path.join(ROOT, from), path.join(folder, to)]);
  }
};

export interface Container {
  /** A command that becomes the one that follows it, with a file system that can't be written. */
  readonly wrapper: readonly string[];
}

const script = (drop: string): string =>
  `mount --bind "$1" "$1" && mount -t tmpfs none /tmp && mount -o remount,bind,ro / && shift && exec ${drop} "$@"`;
const DROP = `setpriv --reuid=${USER} --regid=${USER} --clear-groups --no-new-privs --bounding-set=-all`;
const probe = ['sh', '-c', 'touch "$0/probe" /tmp/probe && ! touch "$1/probe" 2>/dev/null'];

const run = promisify(execFile);

const works = async (wrapper: readonly string[], writable: string): Promise<boolean> => {
  return run('env', [...wrapper, ...probe, writable, ROOT]).then(
    () => true,
    () => false,
  );
};

const forUser = async (writable: string): Promise<Container | null> => {
  const wrapper = ['unshare', '--user', '--map-root-user', '--mount', 'sh', '-c', script(''), 'sh', writable];
  return (await works(wrapper, writable)) ? { wrapper } : null;
};

const forRoot = async (writable: string): Promise<Container | null> => {
  const wrapper = ['unshare', '--mount', 'sh', '-c', script(DROP), 'sh', writable];
  await run('chown', ['-R', `${USER}:${USER}`, writable]);
  if (await works(wrapper, writable)) return { wrapper };
  await run('chown', ['-R', '0:0', writable]);
  return null;
};

/**
 * Surroundings like a container's of docker-compose.yml, for root and for users who may have namespaces: a read-only file
 * system, an empty /tmp, one folder that can be written, and no rights.
 * @returns null where the system allows none of it
 */
export const containerFor = async (writable: string): Promise<Container | null> =>
  process.getuid?.() === 0 ? forRoot(writable) : forUser(writable);
