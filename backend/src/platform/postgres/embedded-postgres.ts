import { mkdir, realpath } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { EmbeddedPostgresError } from './embedded-postgres.error.js';
import { type EmbeddedPostgres, RestartedServer } from './restarted-server.js';
import { ProgressTimeout } from './progress-timeout.js';
import { postgresBinaries } from './postgres-binaries.js';
import { clusterPaths } from './cluster-paths.js';
import { attemptStart } from './postgres-start.js';
import type { HeldServer, StartRun } from './start-run.js';
import { startFailure } from './start-words.js';

export interface EmbeddedPostgresOptions {
  /** The server keeps its files in `<dataDir>/postgres`. */
  readonly dataDir: string;
  /** Gets lines about the progress, for the person who waits. */
  readonly onProgress?: (line: string) => void;
  /** Gets what is being waited for, again and again while it lasts. */
  readonly onWaiting?: (words: string) => void;
  /** Called once when the server has ended and can't be started again; the message is one line. */
  readonly onLost?: (error: EmbeddedPostgresError) => void;
  /** Called each time the server, ended by a full disk, could not be started again for the same reason. */
  readonly onDiskFull?: (error: EmbeddedPostgresError) => void;
  /** Added to the game's server settings, or replacing them. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Longest time without a sign of progress while it starts, 60 s where absent; five times that while it recovers. */
  readonly quietMs?: number;
  /** Ends a start that is under way. */
  readonly signal?: AbortSignal;
}

const QUIET_MS = 60_000;
const nothing = (): void => undefined;

/** The same line twice in a row says nothing new. */
const withoutRepeats = (print: (line: string) => void): ((line: string) => void) => {
  let last = '';
  return (line) => {
    if (line !== last) print(line);
    last = line;
  };
};

type Parts = Pick<StartRun, 'paths' | 'binaries' | 'settings' | 'signal'>;

const prepare = async ({ dataDir, settings = {} }: EmbeddedPostgresOptions, signal: AbortSignal): Promise<Parts> => {
  await mkdir(dataDir, { recursive: true });
  const paths = clusterPaths(await realpath(dataDir));
  await mkdir(paths.root, { recursive: true, mode: 0o700 });
  return { paths, binaries: await postgresBinaries(), settings, signal };
};

const startPatiently = async (run: StartRun): Promise<HeldServer> => {
  for (;;) {
    run.signal.throwIfAborted();
    const server = await attemptStart(run);
    if (server) return server;
    await pause(100);
  }
};

/**
 * A real Postgres in `<dataDir>/postgres`, started from npm's binaries, or adopted if it already runs there (its game
 * process was killed). Safe to call from several processes at once. A server that recovers from a crash is waited for
 * as long as it makes progress.
 * @throws EmbeddedPostgresError with one line for the person who starts the game
 */
export const startEmbeddedPostgres = async (options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> => {
  const { onProgress = nothing, onWaiting = nothing, onLost = nothing, onDiskFull = nothing } = options;
  const stopping = new AbortController();
  const signal = options.signal ? AbortSignal.any([options.signal, stopping.signal]) : stopping.signal;
  try {
    const parts = await prepare(options, signal);
    const start = (port: number | null): Promise<HeldServer> =>
      startPatiently({
        ...parts,
        port,
        onProgress: withoutRepeats(onProgress),
        patience: new ProgressTimeout(options.quietMs ?? QUIET_MS, onWaiting),
      });
    return new RestartedServer(await start(null), { restart: start, onLost, onDiskFull, stopping });
  } catch (error) {
    throw startFailure(error);
  }
};
