import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chown, lchown, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { keepSecret } from '../files/keep-secret.js';
import { EmbeddedPostgresError } from './embedded-postgres.error.js';
import type { PostgresBinaries } from './postgres-binaries.js';
import { commandAs, type PostgresUser } from './postgres-user.js';

/** All files of the server are in one folder, owned by the server's user. */
export interface ClusterPaths {
  readonly root: string;
  readonly data: string;
  readonly password: string;
  readonly pidFile: string;
  readonly log: string;
}

export const SUPERUSER = 'steppes';

export const clusterPaths = (dataDir: string): ClusterPaths => {
  const root = path.resolve(dataDir, 'postgres');
  const data = path.join(root, 'data');
  return {
    root,
    data,
    password: path.join(root, 'password'),
    pidFile: path.join(data, 'postmaster.pid'),
    log: path.join(root, 'server.log'),
  };
};

/** A folder of another user (for example, root on an earlier start) is handed over if permitted. */
const handOver = async (folder: string, owner: number | null): Promise<void> => {
  if (owner === null || (await stat(folder)).uid === owner) return;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    await lchown(path.join(entry.parentPath, entry.name), owner, owner);
  }
  await chown(folder, owner, owner);
};

const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );

const runInitdb = (binaries: PostgresBinaries, user: PostgresUser, paths: ClusterPaths, draft: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const { command, args, options } = commandAs(user, binaries.initdb, [
      '-D',
      draft,
      '-U',
      SUPERUSER,
      '--auth=scram-sha-256',
      `--pwfile=${paths.password}`,
      '--locale=C',
      '-E',
      'UTF8',
      '--no-instructions',
    ]);
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new EmbeddedPostgresError(`initdb failed: ${oneLine(said)}`)),
    );
  });

const oneLine = (text: string): string =>
  text
    .trim()
    .split(/\s*\n\s*/)
    .join(' · ');

/** The cluster is made under another name and then renamed, so that a half-made one is never used. */
const createCluster = async (binaries: PostgresBinaries, user: PostgresUser, paths: ClusterPaths): Promise<void> => {
  const draft = `${paths.data}.${randomUUID()}`;
  await runInitdb(binaries, user, paths, draft);
  await rename(draft, paths.data).catch(async (error: unknown) => {
    await rm(draft, { recursive: true, force: true });
    if (!(await exists(paths.data))) throw error;
  });
};

const ABANDONED_AFTER_MS = 600_000;

/** Remains of a first start that was killed while it made the cluster. */
const sweepDrafts = async ({ root }: ClusterPaths): Promise<void> => {
  const drafts = (await readdir(root)).filter((name) => name.startsWith('data.')).map((name) => path.join(root, name));
  for (const draft of drafts) {
    const found = await stat(draft).catch(() => null);
    if (found && Date.now() - found.mtimeMs > ABANDONED_AFTER_MS) await rm(draft, { recursive: true, force: true });
  }
};

/**
 * Makes the cluster on the first start, and gives it to the server's user on every start. The server must not be
 * running.
 * @param onCreate called once, before the cluster is made
 */
export const ensureCluster = async (
  binaries: PostgresBinaries,
  user: PostgresUser,
  paths: ClusterPaths,
  onCreate: () => void,
): Promise<void> => {
  await mkdir(paths.root, { recursive: true, mode: 0o700 });
  await keepSecret(paths.password);
  await handOver(paths.root, user.owner);
  if (await exists(paths.data)) return sweepDrafts(paths);
  onCreate();
  if (user.owner !== null) await chown(paths.password, user.owner, user.owner);
  await createCluster(binaries, user, paths);
};
