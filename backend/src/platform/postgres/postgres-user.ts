import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres.error.js';

/** The server's user: a prefix to its command line, or another uid; `owner` must own its folder (null: unchanged). */
export interface PostgresUser {
  readonly prefix: readonly string[];
  readonly uid?: number;
  readonly owner: number | null;
}

const NOBODY = 65534;
const direct: PostgresUser = { prefix: [], owner: null };
const inNamespace: PostgresUser = { prefix: ['unshare', '--user', '--map-user=1000', '--map-group=1000'], owner: 0 };
const asNobody: PostgresUser = { prefix: [], uid: NOBODY, owner: NOBODY };
/**
 * The user nobody, with the right to enter folders such as /root: containers without user namespaces still allow this.
 */
const asNobodyWithPassage: PostgresUser = {
  prefix: [
    'setpriv',
    `--reuid=${NOBODY}`,
    `--regid=${NOBODY}`,
    '--clear-groups',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
  ],
  owner: NOBODY,
};

export interface SpawnCommand {
  readonly command: string;
  readonly args: readonly string[];
  readonly options: { readonly cwd: string; readonly uid?: number; readonly gid?: number };
}

/** Options to spawn a program as that user; from '/', since the user may have no access to our working folder. */
export const commandAs = (user: PostgresUser, line: readonly string[]): SpawnCommand => {
  const [command = '', ...args] = [...user.prefix, ...line];
  const owned = user.uid === undefined ? {} : { uid: user.uid, gid: user.uid };
  return { command, args, options: { cwd: path.parse(process.execPath).root, ...owned } };
};

const REACHES_WITHIN_MS = 20_000;

/** Tested in a shell, since a process may have a working folder that it could not enter. */
const reaches = (user: PostgresUser, folder: string, program: string): boolean => {
  const script = 'test -x "$1" && cd "$1" && exec "$2" --version';
  const { command, args, options } = commandAs(user, ['sh', '-c', script, 'sh', folder, program]);
  return spawnSync(command, args, { ...options, stdio: 'ignore', timeout: REACHES_WITHIN_MS }).status === 0;
};

/**
 * Postgres refuses to run as root, so root starts it as another user. @param folder the parent of the server's own
 * folder
 * @throws EmbeddedPostgresError when no other user can reach that folder or the program
 */
export const choosePostgresUser = (folder: string, program: string): PostgresUser => {
  if (process.getuid?.() !== 0) return direct;
  const user = [inNamespace, asNobody, asNobodyWithPassage].find((one) => reaches(one, folder, program));
  if (user) return user;
  throw new EmbeddedPostgresError(
    `Postgres refuses to run as root, and uid ${NOBODY} can't enter ${folder} or run ${program}: ` +
      'start the game as an ordinary user, move it and DATA_DIR out of /root, or set DATABASE_URL',
  );
};
