import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { createPostgresEventStore } from '#backend/platform/event-store/postgres/postgres-event-store.js';
import { type App, startApp } from './app.js';
import { startGameDatabase, type TestDatabase } from './postgres.js';
import { SECRETS } from './running-game.js';
import { everythingIn } from './traces.js';

/** A game that may be killed, started again and restored from a backup; and everything that it leaves behind. */
export class GameWithTraces {
  private running: App | null = null;
  private earlier = '';

  private constructor(
    private readonly database: TestDatabase,
    readonly dataDir: string,
  ) {}

  static async open(): Promise<GameWithTraces> {
    return new GameWithTraces(await startGameDatabase(), await mkdtemp(path.join(tmpdir(), 'traces-')));
  }

  get url(): string {
    return this.game.url;
  }
  get databaseUrl(): string {
    return this.database.url;
  }
  /** Resolves when the running game has ended. */
  get gone(): Promise<unknown> {
    return this.game.ended;
  }

  async start(env: Readonly<Record<string, string>> = {}): Promise<void> {
    if (this.running) this.earlier += this.running.output();
    const settings = { DATABASE_URL: this.database.url, LOG_LEVEL: 'debug', ...SECRETS, ...env };
    this.running = await startApp({ dataDir: this.dataDir, env: settings });
  }

  async stop(): Promise<void> {
    await this.running?.stop();
  }

  /** Of the database; the game must have stopped. @returns what puts it back */
  async backUp(): Promise<() => Promise<void>> {
    const [live, copy] = [this.databaseName, `${this.databaseName}_backup`];
    await this.onServer(`create database ${copy} template ${live}`);
    return async () => {
      await this.onServer(`drop database ${live} with (force)`);
      await this.onServer(`alter database ${copy} rename to ${live}`);
    };
  }

  async rows<R extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []): Promise<readonly R[]> {
    return this.withDatabase(async (db) => (await db.query<R>(text, [...values])).rows);
  }

  everything(): Promise<ReadonlyMap<string, string>> {
    const { dataDir } = this;
    return this.withDatabase(async (db) => {
      const store = createPostgresEventStore({ connectionString: this.database.url });
      const places = { db, store, dataDir, printed: this.earlier + this.game.output() };
      return everythingIn(places).finally(() => store.close());
    });
  }

  async close(): Promise<void> {
    await this.stop();
    await this.onServer(`drop database if exists ${this.databaseName}_backup with (force)`);
    await this.database.stop();
    await rm(this.dataDir, { recursive: true, force: true });
  }

  private get game(): App {
    if (!this.running) throw new Error('the game does not run');
    return this.running;
  }

  private get databaseName(): string {
    return new URL(this.database.url).pathname.slice(1);
  }

  private async onServer(statement: string): Promise<void> {
    const url = new URL(this.database.url);
    url.pathname = '/postgres';
    const client = new pg.Client({ connectionString: url.href });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  }

  private async withDatabase<T>(work: (db: pg.Client) => Promise<T>): Promise<T> {
    const client = new pg.Client({ connectionString: this.database.url });
    await client.connect();
    return work(client).finally(() => client.end());
  }
}
