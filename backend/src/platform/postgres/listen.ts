import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type Logger } from '../logger.port.js';

export interface ListenOptions {
  /** Straight to the server: LISTEN does not pass a transaction pool. */
  readonly connectionString: string;
  /** A plain lower-case name. */
  readonly channel: string;
  readonly onNotification: (payload: string) => void;
  /** From now on notifications arrive; what happened before must be looked up. */
  readonly onListening: () => void;
  readonly log: Pick<Logger, 'warn'>;
}
export interface Listening {
  /** Begins, once. Resolves when it listens, or after so many ms. */
  start(withinMs: number): Promise<void>;
  close(): Promise<void>;
}

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;

/** One connection that listens on a channel, made again after each loss, with growing pauses. */
export class PostgresListener implements Listening {
  private readonly closing = new AbortController();
  private running: Promise<void> | undefined;
  private heard = (): void => undefined;
  private readonly listening = new Promise<void>((resolve) => {
    this.heard = resolve;
  });

  constructor(private readonly options: ListenOptions) {}

  async start(withinMs: number): Promise<void> {
    this.running ??= this.run();
    const waited = new AbortController();
    await Promise.race([
      this.listening,
      pause(withinMs, undefined, { signal: AbortSignal.any([waited.signal, this.closing.signal]) }).catch(
        () => undefined,
      ),
    ]);
    waited.abort();
  }

  async close(): Promise<void> {
    this.closing.abort();
    await this.running;
  }

  private async run(): Promise<void> {
    let pauseMs = FIRST_PAUSE_MS;
    while (!this.closing.signal.aborted) {
      pauseMs = (await this.listen()) ? FIRST_PAUSE_MS : Math.min(LONGEST_PAUSE_MS, pauseMs * 2);
      await pause(pauseMs, undefined, { signal: this.closing.signal }).catch(() => undefined);
    }
  }

  /** One connection's life. @returns whether it came to listen */
  private async listen(): Promise<boolean> {
    const { connectionString, channel, onNotification, log } = this.options;
    const client = new pg.Client({
      connectionString,
      connectionTimeoutMillis: 3_000,
      query_timeout: 3_000,
      keepAlive: true,
      application_name: `steppes-${channel}`,
    });
    const ended = new Promise<void>((resolve) => client.once('end', resolve));
    const end = (): void => {
      client.end().catch(() => undefined);
    };
    client.on('error', (error) => log.warn({ error, channel }, 'a connection that listens was lost'));
    client.on('notification', ({ payload }) => onNotification(payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
    } catch {
      end();
      return false;
    }
    this.closing.signal.addEventListener('abort', end, { once: true });
    if (this.closing.signal.aborted) end();
    else this.nowListening();
    await ended;
    this.closing.signal.removeEventListener('abort', end);
    return true;
  }

  private nowListening(): void {
    this.options.onListening();
    this.heard();
  }
}
