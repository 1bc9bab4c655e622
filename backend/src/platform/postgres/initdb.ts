import { spawn } from 'node:child_process';
import { refusedInitdb } from './start-words.js';
import type { PostgresBinaries } from './postgres-binaries.js';
import { type ClusterPaths, SUPERUSER } from './cluster-paths.js';
import { commandAs, type PostgresUser } from './postgres-user.js';

interface Initdb {
  readonly binaries: PostgresBinaries;
  readonly user: PostgresUser;
  readonly paths: ClusterPaths;
  /** Where the cluster is made. */
  readonly draft: string;
}

const commandOf = ({ binaries, user, paths, draft }: Initdb) =>
  commandAs(user, [
    binaries.initdb,
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

/** Makes a cluster; if that fails, nothing of it is left. @throws EmbeddedPostgresError */
export const runInitdb = (initdb: Initdb): Promise<void> =>
  new Promise((resolve, reject) => {
    const { command, args, options } = commandOf(initdb);
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.once('error', (error) => reject(refusedInitdb(error.message, initdb.paths)));
    child.once('close', (code, signal) => {
      if (code === 0) resolve();
      else reject(refusedInitdb(said || `it ended with ${signal ?? `exit code ${code}`}`, initdb.paths));
    });
  });
