import { randomUUID } from 'node:crypto';
import { chown, lchown, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { ClusterPaths } from './cluster-paths.js';
import { needsCluster } from './cluster-state.js';
import { runInitdb } from './initdb.js';
import { keepPassword } from './password-file.js';
import type { PostgresBinaries } from './postgres-binaries.js';
import type { PostgresUser } from './postgres-user.js';
import { ignored } from '#backend/shared/ignored.js';

/** A folder of another user (for example, root on an earlier start) is handed over if permitted. */
const handOver = async (folder: string, owner: number | null): Promise<void> => {
  if (owner === null || (await stat(folder)).uid === owner) return;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    await lchown(path.join(entry.parentPath, entry.name), owner, owner);
  }
  await chown(folder, owner, owner);
};

/** A rename is certain after the folder's own flush. */
const flushFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder).catch(() => null);
  // Windows has no such flush.
  await handle?.sync().catch(ignored.madeUpFor);
  await handle?.close();
};

/** The cluster is made under another name and then renamed, so that a half-made one is never used. */
const createCluster = async (binaries: PostgresBinaries, user: PostgresUser, paths: ClusterPaths): Promise<void> => {
  const draft = `${paths.data}.${randomUUID()}`;
  await runInitdb({ binaries, user, paths, draft });
  await rename(draft, paths.data).catch(async (error: unknown) => {
    await rm(draft, { recursive: true, force: true });
    if (await needsCluster(paths, binaries.major)) throw error;
  });
  await flushFolder(paths.root);
};

const ABANDONED_AFTER_MS = 600_000;
/** Only a draft has such a name: a person's copy, such as data.old, stays. */
const DRAFT = /^data\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Remains of a first start that was killed while it made the cluster. */
const sweepDrafts = async ({ root }: ClusterPaths): Promise<void> => {
  const drafts = (await readdir(root)).filter((name) => DRAFT.test(name)).map((name) => path.join(root, name));
  for (const draft of drafts) {
    const found = await stat(draft).catch(() => null);
    if (found && Date.now() - found.mtimeMs > ABANDONED_AFTER_MS) await rm(draft, { recursive: true, force: true });
  }
};

const giveTo = async (file: string, owner: number | null): Promise<void> => {
  if (owner !== null) await chown(file, owner, owner);
};

const makeLockFile = async ({ lock }: ClusterPaths, owner: number | null): Promise<void> => {
  await (await open(lock, 'a', 0o600)).close();
  await giveTo(lock, owner);
};

/**
 * Makes the cluster on the first start, and gives it to the server's user on every start. The server must not be
 * running.
 * @param onCreate called once, before the cluster is made
 * @throws EmbeddedPostgresError where there is something else, a damaged cluster, or one of another version
 */
export const ensureCluster = async (
  binaries: PostgresBinaries,
  user: PostgresUser,
  paths: ClusterPaths,
  onCreate: () => void,
): Promise<void> => {
  await mkdir(paths.root, { recursive: true, mode: 0o700 });
  const isNew = await needsCluster(paths, binaries.major);
  await makeLockFile(paths, user.owner);
  await handOver(paths.root, user.owner);
  await sweepDrafts(paths);
  if (!isNew) return;
  onCreate();
  await keepPassword(paths);
  await giveTo(paths.password, user.owner);
  await createCluster(binaries, user, paths);
};
