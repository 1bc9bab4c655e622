import { keepPassword, readPassword } from './password-file.js';
import type { PostgresUser } from './postgres-user.js';
import { setPassword } from './single-user.js';
import type { StartRun } from './start-run.js';

/**
 * Gives the cluster the password in the file, or a new one where the file has none: the folder's owner may do so, and
 * no data depends on it. The server must not be running.
 * @returns null where another server holds the folder
 */
export const mendPassword = async (run: StartRun, user: PostgresUser): Promise<string | null> => {
  const { binaries, paths } = run;
  run.onProgress(`${paths.password} did not hold the database's password: the database gets a new one`);
  const password = await keepPassword(paths);
  return (await setPassword({ binaries, user, paths, password })) ? password : null;
};

export const readOrMendPassword = async (run: StartRun, user: PostgresUser): Promise<string | null> =>
  (await readPassword(run.paths)) ?? mendPassword(run, user);
