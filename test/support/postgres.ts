import { randomBytes } from 'node:crypto';
import path from 'node:path';
import pg from 'pg';
import { eventually } from './eventually.js';
import { startEmbeddedPostgres } from '#backend/platform/postgres/embedded-postgres.js';
import { type EmbeddedPostgres } from '#backend/platform/postgres/restarted-server.js';

export interface TestDatabase {
  readonly url: string;
  /** Drops the database; ends connections that are left. */
  stop(): Promise<void>;
}

const root = path.resolve(import.meta.dirname, '../..');

/** Its data end with the run, so nothing waits for the disk. Jest's global setup starts the server with the same. */
const SETTINGS = { max_connections: '500', fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** The server of all test processes: the first one starts it, the end of the run stops it (scripts/lib/stop-test-server.mjs). */
const holdTestServer = async (): Promise<Pick<EmbeddedPostgres, 'url' | 'release'>> => {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return { url: given, release: () => Promise.resolve() };
  return startEmbeddedPostgres({ dataDir: path.join(root, '.cache/test'), settings: SETTINGS });
};

const run = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
};

const LEFT_WITHIN_MS = 3_000;

/**
 * Waits until nobody is connected, or for a while: a pool that has ended closes its sockets a little later, and a
 * connection that is cut then fails whatever test runs at that moment.
 */
const leftAlone = async (url: string, name: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const text = 'select 1 from pg_stat_activity where datname = $1';
  const nobody = async (): Promise<void> => {
    if ((await client.query(text, [name])).rowCount !== 0) throw new Error('somebody is connected');
  };
  await eventually(nobody, LEFT_WITHIN_MS).catch(() => undefined);
  await client.end();
};

/** Copies files, because the server's default strategy, through the write-ahead log, takes three times as long. */
const copyOf = async (template: string): Promise<TestDatabase> => {
  const server = await holdTestServer();
  const name = `test_${randomBytes(8).toString('hex')}`;
  await run(server.url, `create database ${name} template ${template} strategy file_copy`);
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  const stop = async (): Promise<void> => {
    await leftAlone(server.url, name);
    await run(server.url, `drop database if exists ${name} with (force)`);
    await server.release();
  };
  return { url: url.href, stop };
};

/** An empty database of its own on a real Postgres: TEST_DATABASE_URL's, else the embedded one. About 0.1 s. */
export const startTestDatabase = (): Promise<TestDatabase> => copyOf('template0');

/** The same with the built game's tables, so that a game need not make them; empty outside jest, where it makes them. */
export const startGameDatabase = (): Promise<TestDatabase> => copyOf(process.env['TEST_GAME_TEMPLATE'] ?? 'template0');
