import { removeUnlessHeld } from './folder-lock.js';
import { readPassword } from './password-file.js';
import type { Postmaster } from './pid-file.js';
import { judgeProcess } from './postmaster.js';
import { type ServerContact, contact, DATABASE } from './server-contact.js';
import type { HeldServer, StartRun } from './start-run.js';
import * as words from './waiting-words.js';

/** The server itself; 'wait': there is one that can't be used yet; 'none': there is none. */
export type Adoption = HeldServer | 'wait' | 'none';

const useIt = (run: StartRun, server: Omit<HeldServer, 'paths' | 'database' | 'adopted'>): HeldServer => {
  run.onProgress(
    server.hold.isShared
      ? `Sharing the database server with another process of the game that uses ${run.paths.root}`
      : 'Using the database server that is already running',
  );
  return { ...server, paths: run.paths, database: DATABASE, adopted: true };
};

/** Postgres recognises a dead server's file itself, but not a foreign process that has got the dead server's pid. */
const clearStranger = ({ paths, patience }: StartRun): 'wait' | 'none' => {
  if (removeUnlessHeld(paths, paths.pidFile)) return 'none';
  patience.waitFor(words.heldElsewhere(paths));
  return 'wait';
};

/** A process that we see runs the server, and we can't use it yet. @throws EmbeddedPostgresError */
const awaitOurs = async (run: StartRun, { pid, port }: Postmaster, found: ServerContact): Promise<void> => {
  const { paths, patience } = run;
  if (port === 0) patience.waitFor(words.takesNoConnections(pid, paths));
  else if (found.is === 'refused') throw words.passwordRefused({ pid }, paths);
  else if (found.is === 'starting') patience.waitFor(await words.notReadyYet(pid, paths, found.words));
  else patience.waitFor(await words.silent(pid, paths));
};

const contactNamed = async ({ paths }: StartRun, port: number, password: string | null): Promise<ServerContact> => {
  if (port === 0) return { is: 'silent' };
  return password === null ? { is: 'refused' } : contact(port, password, paths.data);
};

/**
 * Uses the server that postmaster.pid names. A server that answers is used whatever its process looks like from here.
 * @throws EmbeddedPostgresError when it will not become usable
 */
export const adoptRunningServer = async (run: StartRun, named: Postmaster): Promise<Adoption> => {
  const { pid, port } = named;
  const password = await readPassword(run.paths);
  const found = await contactNamed(run, port, password);
  if (found.is === 'held') return useIt(run, { pid, port, password: password ?? '', hold: found.hold });
  const verdict = await judgeProcess(pid, run.paths);
  if (verdict === 'dead') return 'none';
  if (verdict === 'stranger') return clearStranger(run);
  await awaitOurs(run, named, found);
  return 'wait';
};
