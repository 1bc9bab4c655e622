import { mkdir, realpath } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { messageOf } from '../files/error-code.js';
import { EmbeddedPostgresError } from './embedded-postgres.error.js';
import { postgresBinaries } from './postgres-binaries.js';
import { clusterPaths } from './postgres-cluster.js';
import { urlOf } from './postgres-hold.js';
import { attemptStart, isLate, type HeldServer, type StartRun } from './postgres-start.js';
import { stopPostmaster } from './postmaster.js';

export interface EmbeddedPostgresOptions {
  /** The server keeps its files in `<dataDir>/postgres`. */
  readonly dataDir: string;
  /** Gets lines about the progress, for the person who waits. */
  readonly onProgress?: (line: string) => void;
  /** Called once when the server has ended and can't be started again; the message is one line. */
  readonly onLost?: (error: EmbeddedPostgresError) => void;
  /** Added to the game's server settings, or replacing them. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Time limit of the start, with recovery after a crash. 60 s where absent. */
  readonly withinMs?: number;
}

export interface EmbeddedPostgres {
  readonly url: string;
  /** True when the server was already running: left by a killed process, or used by another one. */
  readonly adopted: boolean;
  /** Stops the server, unless another process still uses it. */
  stop(): Promise<void>;
  /** Releases the server and leaves it running. */
  release(): Promise<void>;
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'permission denied (was it made by another user?)',
  EPERM: 'it belongs to another user',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of that path is a file',
};

const inWords = (error: unknown): EmbeddedPostgresError => {
  if (error instanceof EmbeddedPostgresError) return error;
  const { code, path: file } = error as NodeJS.ErrnoException;
  if (!code || !file) return new EmbeddedPostgresError(`The database did not start: ${messageOf(error)}`);
  return new EmbeddedPostgresError(`The database cannot use ${file}: ${REASONS[code] ?? messageOf(error)}`);
};

const prepare = async ({
  dataDir,
  settings = {},
  onProgress = () => undefined,
}: EmbeddedPostgresOptions): Promise<Omit<StartRun, 'deadline'>> => {
  await mkdir(dataDir, { recursive: true });
  const paths = clusterPaths(await realpath(dataDir));
  await mkdir(paths.root, { recursive: true, mode: 0o700 });
  return { paths, binaries: await postgresBinaries(), settings, onProgress, port: null };
};

const startWithin = async (run: StartRun): Promise<HeldServer> => {
  for (;;) {
    const server = await attemptStart(run);
    if (server) return server;
    if (isLate(run))
      throw new EmbeddedPostgresError(
        `The Postgres in ${run.paths.root} is running but does not answer (log: ${run.paths.log})`,
      );
    await pause(100);
  }
};

/** A server that dies during use is started again at its port, so that its clients need only reconnect. */
class KeptServer implements EmbeddedPostgres {
  readonly url: string;
  readonly adopted: boolean;
  private current: Promise<HeldServer>;
  private closing: Promise<void> | undefined;

  constructor(
    first: HeldServer,
    private readonly restart: (port: number) => Promise<HeldServer>,
    private readonly onLost: (error: EmbeddedPostgresError) => void,
  ) {
    this.url = urlOf(first.port, first.password, first.database);
    this.adopted = first.adopted;
    this.current = Promise.resolve(first);
    void this.watch();
  }

  stop(): Promise<void> {
    return (this.closing ??= this.current.then(end, () => undefined));
  }

  release(): Promise<void> {
    return (this.closing ??= this.current.then(
      ({ hold }) => hold.release(),
      () => undefined,
    ));
  }

  private async watch(): Promise<void> {
    try {
      for (;;) {
        const { hold, port } = await this.current;
        await hold.lost;
        if (this.closing) return;
        this.current = this.restart(port);
      }
    } catch (error) {
      this.onLost(inWords(error));
    }
  }
}

const end = async ({ hold, pid, paths }: HeldServer): Promise<void> => {
  if (await hold.isLast()) await stopPostmaster(pid, paths);
  await hold.release();
};

/**
 * A real Postgres in `<dataDir>/postgres`, started from npm's binaries, or adopted if it already runs there (its game
 * process was killed). Safe to call from several processes at once.
 * @throws EmbeddedPostgresError with one line for the person who starts the game
 */
export const startEmbeddedPostgres = async (options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> => {
  const withinMs = options.withinMs ?? 60_000;
  try {
    const run = await prepare(options);
    const start = (port: number | null): Promise<HeldServer> =>
      startWithin({ ...run, port, deadline: performance.now() + withinMs });
    return new KeptServer(await start(null), start, options.onLost ?? (() => undefined));
  } catch (error) {
    throw inWords(error);
  }
};
