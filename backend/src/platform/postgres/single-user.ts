import { spawn } from 'node:child_process';
import { FOLDER_IS_HELD, holdingFolder } from './folder-lock.js';
import type { PostgresBinaries } from './postgres-binaries.js';
import { type ClusterPaths, SUPERUSER } from './cluster-paths.js';
import { commandAs, type PostgresUser } from './postgres-user.js';
import { refusedStart } from './start-words.js';

export interface PasswordChange {
  readonly binaries: PostgresBinaries;
  readonly user: PostgresUser;
  readonly paths: ClusterPaths;
  /** It has letters, digits and marks that SQL leaves alone. */
  readonly password: string;
}

/**
 * Gives the cluster that password, by a stand-alone server that asks for none. No other server may run; it refuses
 * where one does. @returns false where another server holds the folder @throws EmbeddedPostgresError
 */
export const setPassword = ({ binaries, user, paths, password }: PasswordChange): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const { command, args, options } = commandAs(user, [
      ...holdingFolder(paths),
      ...[binaries.postgres, '--single', '-D', paths.data, '-c', 'exit_on_error=on', 'postgres'],
    ]);
    const child = spawn(command, args, { ...options, stdio: ['pipe', 'ignore', 'pipe'] });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    // It has ended before it read all: its exit says why.
    child.stdin.on('error', () => undefined);
    child.once('error', (error) => reject(refusedStart(error.message, paths)));
    child.once('close', (code) => {
      if (code === 0 || code === FOLDER_IS_HELD) resolve(code === 0);
      else reject(refusedStart(complaintsOf(said), paths));
    });
    child.stdin.end(`alter role ${SUPERUSER} password '${password}'\n`);
  });

const complaintsOf = (said: string): string => said.match(/^.*(FATAL|PANIC|ERROR).*$/gm)?.join('\n') ?? said;
