import { spawn } from 'node:child_process';
import { FOLDER_IS_HELD, holdingFolder } from './folder-lock.js';
import type { PostgresBinaries } from './postgres-binaries.js';
import type { ClusterPaths } from './cluster-paths.js';
import { commandAs, type PostgresUser } from './postgres-user.js';
import { lastWords, logSize, openServerLog } from './server-log.js';

/** Tuned for a game server: many short transactions, none of them lost. */
const SETTINGS: Readonly<Record<string, string>> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '150',
  shared_buffers: '64MB',
  fsync: 'on',
  synchronous_commit: 'on',
  // No replica reads this WAL, so it needs no data for replicas.
  wal_level: 'minimal',
  max_wal_senders: '0',
  // A page goes whole into the WAL when it first changes after a checkpoint: compressed, it takes half of the bytes.
  wal_compression: 'pglz',
  max_wal_size: '512MB',
  checkpoint_timeout: '15min',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // A recovery that goes on says so in the log: the start waits for it.
  log_startup_progress_interval: '5s',
  // A killed process must not leave an open transaction with its locks.
  client_connection_check_interval: '2s',
  idle_in_transaction_session_timeout: '60s',
};

/** How a server ended. */
export interface ServerEnd {
  /** The last lines of its log. */
  readonly said: string;
  /** It never ran: processes of another server hold the folder. */
  readonly isFolderHeld: boolean;
}

export interface PostgresProcess {
  readonly pid: number;
  readonly ended: Promise<ServerEnd>;
  readonly hasEnded: () => boolean;
}

export interface ServerStart {
  readonly binaries: PostgresBinaries;
  readonly user: PostgresUser;
  readonly paths: ClusterPaths;
  readonly port: number;
  /** Settings that replace the defaults, by the server's names. */
  readonly settings: Readonly<Record<string, string>>;
}

/** Starts the server apart from our process group: Ctrl-C ends the game first, and the game ends the server. */
export const spawnPostgres = async (start: ServerStart): Promise<PostgresProcess> => {
  const { binaries, user, paths, port, settings } = start;
  const set = Object.entries({ ...SETTINGS, ...settings }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const line = [binaries.postgres, '-D', paths.data, '-p', String(port), ...set];
  const { command, args, options } = commandAs(user, [...holdingFolder(paths), ...line]);
  const log = await openServerLog(paths);
  const before = await logSize(paths);
  const child = spawn(command, args, { ...options, detached: true, stdio: ['ignore', log.fd, log.fd] });
  let hasEnded = false;
  const ended = new Promise<ServerEnd>((resolve) => {
    child.once('error', (error) => resolve({ said: error.message, isFolderHeld: false }));
    child.once('exit', (code, signal) => {
      void lastWords(paths, before).then((said) =>
        resolve({
          said: said || `it ended with ${signal ?? `exit code ${code}`}`,
          isFolderHeld: code === FOLDER_IS_HELD,
        }),
      );
    });
  });
  void ended.then(() => (hasEnded = true));
  child.unref();
  await log.close();
  return { pid: child.pid ?? 0, ended, hasEnded: () => hasEnded };
};
