import { mkdtemp, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { errorCode } from '#backend/platform/files/error-code.js';
import { freePort } from '#backend/platform/net/free-port.js';
import { poll } from '#backend/platform/net/poll.js';
import { keepPassword } from '#backend/platform/postgres/password-file.js';
import { postgresBinaries } from '#backend/platform/postgres/postgres-binaries.js';
import { clusterPaths } from '#backend/platform/postgres/cluster-paths.js';
import { ensureCluster } from '#backend/platform/postgres/postgres-cluster.js';
import { urlOf } from '#backend/platform/postgres/postgres-hold.js';
import { spawnPostgres, type PostgresProcess } from '#backend/platform/postgres/postgres-process.js';
import { choosePostgresUser } from '#backend/platform/postgres/postgres-user.js';
import { putCluster } from './cluster-copy.js';
import { type HeldDisk, heldDisk } from './small-disk.js';

export interface RestartablePostgres {
  /** The same before and after a restart. */
  readonly url: string;
  /** SIGINT: fast shutdown; SIGQUIT: as after a crash; SIGKILL: a crash. Resolves when the server has ended. */
  down(signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL'): Promise<void>;
  /** Resolves when it answers. */
  up(): Promise<void>;
  /** Stops all its processes as a debugger would, until `thaw`: connections stay open, and nothing answers. */
  freeze(): Promise<void>;
  thaw(): Promise<void>;
  /** The disk that it writes on; null: the machine's. */
  readonly disk: HeldDisk | null;
  /** Ends it for good and removes its files. */
  stop(): Promise<void>;
}

const answers = async (url: string): Promise<true | undefined> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
  client.on('error', () => undefined);
  return client
    .connect()
    .then(() => client.end())
    .then(
      (): true => true,
      () => undefined,
    );
};

/** The server's processes. The main one comes first, so that it is stopped before it can start others. */
const familyOf = async (pid: number): Promise<readonly number[]> => {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  return children === '' ? [] : [pid, ...children.trim().split(' ').map(Number)];
};

const send = (pid: number, signal: NodeJS.Signals): void => {
  try {
    process.kill(pid, signal);
  } catch (error) {
    // One of its processes may end at any moment.
    if (errorCode(error) !== 'ESRCH') throw error;
  }
};

export interface RestartableOptions {
  /** Settings that override our own, by the server's names. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Size of a disk for this server alone, where the system can provide one. */
  readonly diskSize?: string;
}

/** A Postgres of the test's own, on a port of its own, that it may stop and kill. */
export const startRestartablePostgres = async ({
  settings = {},
  diskSize,
}: RestartableOptions = {}): Promise<RestartablePostgres> => {
  const folder = await realpath(await mkdtemp(path.join(tmpdir(), 'restartable-')));
  await putCluster(folder);
  const paths = clusterPaths(folder);
  const binaries = await postgresBinaries();
  const chosen = choosePostgresUser(tmpdir(), binaries.postgres);
  await ensureCluster(binaries, chosen, paths, () => undefined);
  const disk = diskSize === undefined || chosen.uid !== undefined ? null : await heldDisk(paths.root, diskSize);
  const user = { ...chosen, prefix: [...(disk?.wrapper ?? []), ...chosen.prefix] };
  const port = await freePort();
  const url = urlOf(port, await keepPassword(paths), 'postgres');
  let server: PostgresProcess | undefined;

  const up = async (): Promise<void> => {
    // What a killed server leaves behind for a moment makes the next one end at once: start it again.
    const ready = await poll(
      async () => {
        if (server === undefined || server.hasEnded())
          server = await spawnPostgres({ binaries, user, paths, port, settings });
        return answers(url);
      },
      { withinMs: 30_000, everyMs: 50 },
    );
    if (!ready) throw new Error(`Postgres does not answer: ${(await server?.ended)?.said ?? ''}`);
  };
  const down: RestartablePostgres['down'] = async (signal) => {
    if (server === undefined || server.hasEnded()) return;
    process.kill(server.pid, signal);
    await server.ended;
  };
  const signalAll = async (signal: NodeJS.Signals): Promise<void> => {
    for (const pid of await familyOf(server?.pid ?? 0)) send(pid, signal);
  };
  const stop = async (): Promise<void> => {
    await signalAll('SIGCONT');
    await down('SIGQUIT');
    disk?.release();
    await rm(path.dirname(paths.root), { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  await up();
  return { url, disk, down, up, freeze: () => signalAll('SIGSTOP'), thaw: () => signalAll('SIGCONT'), stop };
};
