import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pTimeout from 'p-timeout';
import { freePort } from '../net/free-port.js';
import { adoptRunningServer } from './adopt-running-server.js';
import { folderHolder, removeUnlessHeld } from './folder-lock.js';
import { mendPassword, readOrMendPassword } from './mend-password.js';
import { readPidFile } from './pid-file.js';
import { ensureCluster } from './postgres-cluster.js';
import type { PostgresHold } from './postgres-hold.js';
import { spawnPostgres, type PostgresProcess, type ServerEnd } from './postgres-process.js';
import { choosePostgresUser, type PostgresUser } from './postgres-user.js';
import { isServerSeen, stopPostmaster } from './postmaster.js';
import { contact, DATABASE } from './server-contact.js';
import type { HeldServer, StartRun } from './start-run.js';
import { refusedStart } from './start-words.js';
import * as words from './waiting-words.js';

/** Passing errors after a crash: its last children still hold the memory, or a lock file or port is not yet free. */
const PASSING = /pre-existing shared memory block|lock file ".*" already exists|could not bind|Address already in use/i;
const ENDED_MS = 5_000;

/** The server's first answer: a hold on it, its refusal of our password, or null when it ended before. */
const firstAnswer = async (
  run: StartRun,
  server: PostgresProcess,
  port: number,
  password: string,
): Promise<PostgresHold | 'refused' | null> => {
  const { paths, signal } = run;
  const patience = run.patience.renewed();
  while (!server.hasEnded()) {
    signal.throwIfAborted();
    const found = await contact(port, password, paths.data);
    if (found.is === 'held') return found.hold;
    if (found.is === 'refused') return 'refused';
    if (!server.hasEnded())
      patience.waitFor(
        found.is === 'starting'
          ? await words.notReadyYet(server.pid, paths, found.words)
          : await words.silent(server.pid, paths),
      );
    await Promise.race([server.ended, pause(25)]);
  }
  return null;
};

/** Ends it, in any state. */
const end = async (run: StartRun, server: PostgresProcess): Promise<ServerEnd> => {
  if (!server.hasEnded()) await stopPostmaster(server.pid, run.paths);
  const gone = { said: `process ${server.pid} does not end`, isFolderHeld: false };
  return pTimeout(server.ended, { milliseconds: ENDED_MS, fallback: () => gone });
};

/** @throws EmbeddedPostgresError when another attempt would end the same */
const judgeEnd = ({ paths, patience }: StartRun, { said, isFolderHeld }: ServerEnd): void => {
  if (isFolderHeld) patience.waitFor(words.heldElsewhere(paths));
  else if (PASSING.test(said)) patience.waitFor(words.mayPass(said, paths));
  else throw refusedStart(said, paths);
};

const answerRefusal = async (run: StartRun, user: PostgresUser): Promise<void> => {
  run.patience.waitFor(words.refusesPassword(run.paths));
  await mendPassword(run, user);
};

interface Ready {
  readonly user: PostgresUser;
  readonly password: string;
}

/** The cluster, with a password that is kept beside it; undefined while another server holds the folder. */
const prepareCluster = async (run: StartRun): Promise<Ready | undefined> => {
  const { paths, binaries } = run;
  if (folderHolder(paths) === 'held') {
    run.patience.waitFor(words.heldElsewhere(paths));
    return undefined;
  }
  const user = choosePostgresUser(path.dirname(paths.root), binaries.postgres);
  await ensureCluster(binaries, user, paths, () => run.onProgress('Creating the database (first start only)'));
  const password = await readOrMendPassword(run, user);
  if (password !== null) return { user, password };
  run.patience.waitFor(words.heldElsewhere(paths));
  return undefined;
};

/** Starts a server on our cluster; undefined when another attempt may succeed. @throws EmbeddedPostgresError */
const launch = async (run: StartRun): Promise<HeldServer | undefined> => {
  const { paths, binaries, settings } = run;
  const ready = await prepareCluster(run);
  if (!ready) return undefined;
  const { user, password } = ready;
  run.onProgress('Starting the database server');
  const port = run.port ?? (await freePort());
  const server = await spawnPostgres({ binaries, user, paths, port, settings });
  const answer = await firstAnswer(run, server, port, password).catch(async (error: unknown) => {
    await end(run, server);
    throw error;
  });
  if (answer !== null && answer !== 'refused')
    return { paths, pid: server.pid, port, password, database: DATABASE, hold: answer, adopted: false };
  const last = await end(run, server);
  if (answer === null || PASSING.test(last.said)) judgeEnd(run, last);
  else await answerRefusal(run, user);
  return undefined;
};

/** No server can be recognised by a file that names no process: what holds the folder is looked for instead. */
const clearUnreadable = async ({ paths, patience, onProgress }: StartRun): Promise<boolean> => {
  const seen = await isServerSeen(paths);
  if (seen === false && folderHolder(paths) !== 'held' && removeUnlessHeld(paths, paths.pidFile)) {
    onProgress(`${paths.pidFile} named no process, and no server works on that folder: the file was removed`);
    return true;
  }
  patience.waitFor(seen === null ? words.unreadablePidFile(paths) : words.heldElsewhere(paths));
  return false;
};

/** One attempt to adopt or start the server; undefined when another one may succeed. @throws EmbeddedPostgresError */
export const attemptStart = async (run: StartRun): Promise<HeldServer | undefined> => {
  const file = await readPidFile(run.paths);
  if (file.state === 'unreadable' && !(await clearUnreadable(run))) return undefined;
  if (file.state === 'named') {
    const adoption = await adoptRunningServer(run, file.postmaster);
    if (adoption === 'wait') return undefined;
    if (adoption !== 'none') return adoption;
  }
  return launch(run);
};
