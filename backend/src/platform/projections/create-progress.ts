import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { PROGRESS_CHANNEL } from './checkpoints.js';
import { type Logger, OccasionalLog } from './log.js';
import { type Progress, ReportedProgress } from './progress.js';

export interface ProgressOptions {
  readonly databaseUrl: string;
  readonly log: Logger;
  /** How often to look while somebody waits, in case a word was missed. 250 ms where absent. */
  readonly pollMs?: number;
}
export interface ListeningProgress extends Progress {
  close(): Promise<void>;
}

const LEAST = `select case when bool_and(position is not null) then min(position) end as position from projection_checkpoints where live`;
const RECONNECT_MS = 500;

class Listener {
  readonly progress = new ReportedProgress();
  private readonly closing = new AbortController();
  private readonly complaints: OccasionalLog;

  constructor(private readonly options: ProgressOptions) {
    this.complaints = new OccasionalLog(options.log);
  }

  async run(): Promise<void> {
    while (!this.closing.signal.aborted) {
      try {
        await this.listen();
        this.complaints.reset();
      } catch (error) {
        this.complaints.warn({ error }, 'progress of the read models is not heard; reconnecting');
      }
      await this.sleep(RECONNECT_MS);
    }
  }

  close(): void {
    this.closing.abort();
  }

  private async listen(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.options.databaseUrl,
      application_name: 'steppes-progress',
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
      query_timeout: 10_000,
    });
    const lost = new AbortController();
    client.on('error', (error) => {
      lost.abort(error);
    });
    client.on('end', () => {
      lost.abort(new Error('Connection terminated'));
    });
    client.on('notification', ({ payload }) => {
      if (payload) this.progress.report(BigInt(payload));
    });
    try {
      await client.connect();
      await client.query(`listen ${PROGRESS_CHANNEL}`);
      await this.look(client);
      while (!this.closing.signal.aborted) {
        lost.signal.throwIfAborted();
        await this.sleep(this.options.pollMs ?? 250);
        if (this.progress.isAwaited) await this.look(client);
      }
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  private async look(client: pg.Client): Promise<void> {
    const { rows } = await client.query<{ position: string | null }>(LEAST);
    const position = rows[0]?.position;
    if (position && (this.progress.position === null || BigInt(position) > this.progress.position))
      this.progress.report(BigInt(position));
  }

  private async sleep(ms: number): Promise<void> {
    await pause(ms, undefined, { signal: this.closing.signal }).catch(() => undefined);
  }
}

/** Progress of a projector in another process: it announces each batch on a channel of Postgres. */
export const createProgress = (options: ProgressOptions): ListeningProgress => {
  const listener = new Listener(options);
  const running = listener.run();
  return {
    get position() {
      return listener.progress.position;
    },
    waitFor: (position, timeoutMs) => listener.progress.waitFor(position, timeoutMs),
    close: () => {
      listener.close();
      return running;
    },
  };
};
