import { type Writable } from 'node:stream';
import pg from 'pg';
import { ignored } from '#backend/shared/ignored.js';

/**
 * Settings of a projecting session.
 * - Commits need not wait for the disk: rows and checkpoint are lost together, and are then projected again.
 * - There is one plan for each statement: by keys, whatever the tables' statistics say while they are filling.
 * - A vanished projector lets go of its lock within seconds; nobody waits for another's longer than a minute.
 */
const SETTINGS: Readonly<Record<string, string>> = {
  synchronous_commit: 'off',
  plan_cache_mode: 'force_generic_plan',
  enable_seqscan: 'off',
  enable_hashjoin: 'off',
  enable_mergejoin: 'off',
  jit: 'off',
  tcp_keepalives_idle: '10',
  tcp_keepalives_interval: '5',
  tcp_keepalives_count: '3',
  idle_in_transaction_session_timeout: '120s',
  lock_timeout: '60s',
  TimeZone: 'UTC',
  client_min_messages: 'warning',
};

/** What keeps a statement from hanging on a dead network. */
const LONGEST_STATEMENT_MS = 600_000;

/** A pipelining connection of its own, straight to the server: session locks do not survive a pooler. */
export const connectProjecting = async (databaseUrl: string, name: string): Promise<pg.Client> => {
  const options = Object.entries(SETTINGS)
    .map(([setting, value]) => `-c ${setting}=${value}`)
    .join(' ');
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: name,
    options,
    pipeline: true,
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
    query_timeout: LONGEST_STATEMENT_MS,
  });
  // A connection that breaks while idle says so here; its next statement fails too, and that is where it is handled.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    await client.end().catch(ignored.whileClosing);
    throw error;
  }
  return client;
};

/** Sends all queries of `ask` in one write, since each write is a system call on both sides. */
export const inOneWrite = <T>(client: pg.Client, ask: () => T): T => {
  const { stream } = (client as unknown as { readonly connection: { readonly stream: Writable } }).connection;
  stream.cork();
  try {
    return ask();
  } finally {
    stream.uncork();
  }
};

/** A connection for as long as the work takes. */
export const withConnection = async <T>(
  databaseUrl: string,
  name: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> => {
  const client = await connectProjecting(databaseUrl, name);
  try {
    return await work(client);
  } finally {
    await client.end().catch(ignored.whileClosing);
  }
};

/** Locks that belong to a session and end with it (any two numbers that nothing else in the database uses). */
export const LOCKS = { projector: 7_201_001, rebuild: 7_201_002, tables: 7_201_003 } as const;
