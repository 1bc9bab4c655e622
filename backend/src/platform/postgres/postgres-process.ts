import { spawn } from 'node:child_process';
import { open, readFile } from 'node:fs/promises';
import type { PostgresBinaries } from './postgres-binaries.js';
import type { ClusterPaths } from './postgres-cluster.js';
import { commandAs, type PostgresUser } from './postgres-user.js';

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
  max_wal_size: '512MB',
  checkpoint_timeout: '15min',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // A killed process must not leave an open transaction with its locks.
  client_connection_check_interval: '2s',
  idle_in_transaction_session_timeout: '60s',
};

export interface PostgresProcess {
  readonly pid: number;
  /** Fulfilled with the last lines of the log once the process has ended. */
  readonly ended: Promise<string>;
  readonly hasEnded: () => boolean;
}

/** The log's errors, or else its last lines, as one line. */
const lastWords = async (file: string): Promise<string> => {
  const lines = (await readFile(file, 'utf8').catch(() => '')).trim().split('\n');
  const complaints = lines.filter((line) => /FATAL|PANIC|ERROR/.test(line));
  return (complaints.length ? complaints : lines).slice(-4).join(' · ');
};

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
  const { command, args, options } = commandAs(user, binaries.postgres, ['-D', paths.data, '-p', String(port), ...set]);
  const log = await open(paths.log, 'w', 0o600);
  const child = spawn(command, args, { ...options, detached: true, stdio: ['ignore', log.fd, log.fd] });
  let hasEnded = false;
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', () => void lastWords(paths.log).then(resolve));
  });
  void ended.then(() => (hasEnded = true));
  child.unref();
  await log.close();
  return { pid: child.pid ?? 0, ended, hasEnded: () => hasEnded };
};
