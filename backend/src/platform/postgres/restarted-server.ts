import { setTimeout as pause } from 'node:timers/promises';
import { EmbeddedPostgresError } from './embedded-postgres.error.js';
import { urlOf } from './postgres-hold.js';
import { stopPostmaster } from './postmaster.js';
import type { HeldServer } from './start-run.js';
import { startFailure } from './start-words.js';

export interface EmbeddedPostgres {
  readonly url: string;
  /** True when the server was already running: left by a killed process, or used by another one. */
  readonly adopted: boolean;
  /** Stops the server, unless another process still uses it. */
  stop(): Promise<void>;
  /** Releases the server and leaves it running. */
  release(): Promise<void>;
}

export interface RestartOptions {
  /** Starts the server again, at that port. */
  readonly restart: (port: number) => Promise<HeldServer>;
  /** Called once when the server has ended and can't be started again. */
  readonly onLost: (error: EmbeddedPostgresError) => void;
  /** Called each time it can't be started since its disk is full: it is tried again. */
  readonly onDiskFull: (error: EmbeddedPostgresError) => void;
  /** Ends a start that is under way. */
  readonly stopping: AbortController;
}

const FULL_DISK_PAUSE_MS = 1_000;

const end = async ({ hold, pid, paths }: HeldServer): Promise<void> => {
  if (await hold.isLast()) await stopPostmaster(pid, paths);
  await hold.release();
};

/** A server that dies during use is started again at its port, so that its clients need only reconnect. */
export class RestartedServer implements EmbeddedPostgres {
  readonly url: string;
  readonly adopted: boolean;
  private current: Promise<HeldServer>;
  private closing: Promise<void> | undefined;

  constructor(
    first: HeldServer,
    private readonly care: RestartOptions,
  ) {
    this.url = urlOf(first.port, first.password, first.database);
    this.adopted = first.adopted;
    this.current = Promise.resolve(first);
    void this.watch();
  }

  stop(): Promise<void> {
    return this.close(end);
  }

  release(): Promise<void> {
    return this.close(({ hold }) => hold.release());
  }

  private close(how: (server: HeldServer) => Promise<void>): Promise<void> {
    this.closing ??= this.current.then(how, () => undefined);
    this.care.stopping.abort();
    return this.closing;
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
      if (!this.closing) this.care.onLost(startFailure(error));
    }
  }

  /** A full disk ends one day; any other failure would be repeated. */
  private async restart(port: number): Promise<HeldServer> {
    for (;;) {
      try {
        return await this.care.restart(port);
      } catch (error) {
        const failure = startFailure(error);
        if (!failure.isDiskFull || this.closing) throw failure;
        this.care.onDiskFull(failure);
        await pause(FULL_DISK_PAUSE_MS, undefined, { signal: this.care.stopping.signal });
      }
    }
  }
}
