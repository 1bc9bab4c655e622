import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../net/free-port.js';
import { clusterPaths } from './cluster-paths.js';
import { postgresBinaries } from './postgres-binaries.js';
import { ensureCluster } from './postgres-cluster.js';
import { spawnPostgres } from './postgres-process.js';
import { choosePostgresUser } from './postgres-user.js';
import { stopPostmaster } from './postmaster.js';

const TIMES = 15;

it('a server that is stopped as it is spawned ends at once', async () => {
  const paths = clusterPaths(await realpath(await mkdtemp(path.join(tmpdir(), 'postmaster-'))));
  const binaries = await postgresBinaries();
  const user = choosePostgresUser(tmpdir(), binaries.postgres);
  await ensureCluster(binaries, user, paths, () => undefined);
  const limits = { fastMs: 10_000, immediateMs: 1 };
  for (let n = 0; n < TIMES; n++) {
    const server = await spawnPostgres({ binaries, user, paths, port: await freePort(), settings: {} });
    await stopPostmaster(server.pid, paths, limits);
    await server.ended;
  }
  await rm(path.dirname(paths.root), { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}, 60_000);
