import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, realpath, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { clusterPaths } from '#backend/platform/postgres/cluster-paths.js';
import { postgresBinaries } from '#backend/platform/postgres/postgres-binaries.js';
import { ensureCluster } from '#backend/platform/postgres/postgres-cluster.js';
import { choosePostgresUser } from '#backend/platform/postgres/postgres-user.js';

/** Whole under its name at once: of two workers that make it together, one is the first. */
const makeOriginal = async (folder: string, original: string): Promise<void> => {
  const draft = await realpath(await mkdtemp(path.join(folder, 'draft-')));
  const binaries = await postgresBinaries();
  const user = choosePostgresUser(tmpdir(), binaries.postgres);
  await ensureCluster(binaries, user, clusterPaths(draft), () => undefined);
  await rename(draft, original).catch(async (error: unknown) => {
    await rm(draft, { recursive: true, force: true });
    if (!existsSync(original)) throw error;
  });
};

/**
 * Puts a database cluster as initdb makes it into `<dataDir>/postgres`, where no server has started yet: initdb runs
 * once in a run of jest, and a copy costs a tenth. Outside jest nothing is put there, and the server makes its own.
 */
export const putCluster = async (dataDir: string): Promise<void> => {
  const folder = process.env['TEST_RUN_FOLDER'];
  if (!folder) return;
  const original = path.join(folder, 'cluster');
  if (!existsSync(original)) await makeOriginal(folder, original);
  await promisify(execFile)('cp', ['-a', path.join(original, 'postgres'), dataDir]);
};
