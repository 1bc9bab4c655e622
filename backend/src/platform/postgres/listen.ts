import { setMaxListeners } from 'node:events';
import pg from 'pg';
import pTimeout from 'p-timeout';
import { type Logger } from '../logger.port.js';
import { rateLimitedWarnings } from '../rate-limited-warnings.js';
import { keepRunning } from '../retry/keep-running.js';
import { ignored } from '#backend/shared/ignored.js';

export interface ListenOptions {
  /** Directly to the server: LISTEN does not work through a transaction pool. */
  readonly connectionString: string;
  /** A plain lower-case name. */
  readonly channel: string;
  /** The connection's name in pg_stat_activity; `steppes-<channel>` where absent. */
  readonly name?: string;
  readonly onNotification: (payload: string) => void;
  /** From now on notifications arrive; read earlier changes here, or by the connection itself. */
  readonly onListening: (connection: Pick<pg.Client, 'query'>) => void;
  readonly log: Pick<Logger, 'warn'>;
}

const fail = (error: Error): never => {
  throw error;
};

/** One connection that listens on a channel, made again after each loss, with growing pauses. */
export class PostgresListener {
  private readonly closing = new AbortController();
  private running: Promise<void> | undefined;
  private heard = (): void => undefined;
  private readonly listening = new Promise<void>((resolve) => {
    this.heard = resolve;
  });
  private readonly warn: Logger['warn'];

  constructor(private readonly options: ListenOptions) {
    this.warn = rateLimitedWarnings(options.log);
    // All who wait for the first connection listen to it.
    setMaxListeners(0, this.closing.signal);
  }

  /** Begins, once. */
  start(): void {
    this.running ??= keepRunning((recovered) => this.listen(recovered), {
      signal: this.closing.signal,
      onFailure: (error) => this.warn({ error, channel: this.options.channel }, 'a connection that listens was lost'),
    });
  }

  /** Begins, once. Resolves when it listens, when it is closed, or after `ms`. */
  async startWithin(ms: number): Promise<void> {
    this.start();
    const { signal } = this.closing;
    await pTimeout(this.listening, { milliseconds: ms, signal }).catch(ignored.madeUpFor);
  }

  async close(): Promise<void> {
    this.closing.abort();
    await this.running;
  }

  /** Anybody who may connect to the database can notify: payloads without sense are ignored. */
  private hear(payload: string): void {
    try {
      this.options.onNotification(payload);
    } catch (error) {
      this.warn({ error, channel: this.options.channel }, 'a notification could not be read');
    }
  }

  /** One connection, from start to end. @throws when it ends, unless it was closed */
  private async listen(recovered: () => void): Promise<void> {
    const { connectionString, channel, name = `steppes-${channel}` } = this.options;
    const { signal } = this.closing;
    const client = new pg.Client({
      connectionString,
      connectionTimeoutMillis: 3_000,
      query_timeout: 3_000,
      keepAlive: true,
      application_name: name,
    });
    const ended = new Promise<Error>((resolve) => {
      client.on('error', resolve);
      client.on('end', () => resolve(new Error('Connection terminated')));
    });
    const end = (): void => {
      client.end().catch(ignored.whileClosing);
    };
    client.on('notification', ({ payload }) => this.hear(payload ?? ''));
    signal.addEventListener('abort', end, { once: true });
    try {
      // pg never settles a connect whose client is ended meanwhile.
      await Promise.race([client.connect(), ended.then(fail)]);
      await client.query(`listen ${channel}`);
      signal.throwIfAborted();
      recovered();
      this.options.onListening(client);
      this.heard();
      throw await ended;
    } finally {
      signal.removeEventListener('abort', end);
      end();
    }
  }
}
