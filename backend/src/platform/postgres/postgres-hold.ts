import { type Duplex } from 'node:stream';
import pg from 'pg';
import pTimeout from 'p-timeout';
import { errorCode } from '../files/error-code.js';
import { SUPERUSER } from './cluster-paths.js';

/** Our claim on a running server. Claims are shared: the processes of one machine may use one cluster. */
export interface PostgresHold {
  /** True when another process held the server before us. */
  readonly isShared: boolean;
  /** True when no other process holds the server. From then on none can: it may be stopped. */
  readonly isLast: () => Promise<boolean>;
  readonly release: () => Promise<void>;
  /** Fulfilled when the server closed our connection: it ended, or restarts after a crash. */
  readonly lost: Promise<void>;
}

const HOLD_LOCK = 5_737_455;
/** A server that is frozen accepts connections and says nothing. */
const CONNECT_MS = 3_000;
const ANSWER_MS = 10_000;
const FAREWELL_MS = 2_000;

export const urlOf = (port: number, password: string, database: string): string =>
  `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`;

const isTrue = async (client: pg.Client, lock: string): Promise<boolean> =>
  (await client.query<{ yes: boolean }>(`select ${lock}(${HOLD_LOCK}) as yes`)).rows[0]?.yes === true;

const HOLDERS = `select count(*)::int as holders from pg_locks
  where locktype = 'advisory' and classid = 0 and objid = ${HOLD_LOCK} and granted`;

const holdersOf = async (client: pg.Client): Promise<number> =>
  (await client.query<{ holders: number }>(HOLDERS)).rows[0]?.holders ?? 0;

const createDatabase = async (client: pg.Client, name: string): Promise<void> => {
  const found = await client.query('select 1 from pg_database where datname = $1', [name]);
  if (found.rowCount) return;
  await client.query(`create database ${name}`).catch((error: unknown) => {
    // Another process may have made it at the same moment.
    if (!['42P04', '23505'].includes(errorCode(error) ?? '')) throw error;
  });
};

/** @returns how many processes hold the server now; 0: it is another game's, or being stopped */
const claim = async (client: pg.Client, dataFolder: string, database: string): Promise<number> => {
  const { rows } = await client.query<{ data_directory: string }>('show data_directory');
  if (rows[0]?.data_directory !== dataFolder) return 0;
  if (!(await isTrue(client, 'pg_try_advisory_lock_shared'))) return 0;
  await createDatabase(client, database);
  return Math.max(1, await holdersOf(client));
};

/** A frozen server never confirms the end. */
const release = async (client: pg.Client): Promise<void> => {
  const { stream } = (client as unknown as { readonly connection: { readonly stream: Duplex } }).connection;
  await pTimeout(client.end(), { milliseconds: FAREWELL_MS }).catch(() => stream.destroy());
};

/**
 * Connects to the server at that port and claims it.
 * @returns undefined when it is another game's server, or is being stopped @throws pg's error when it can't be reached
 * yet, or refuses the password
 */
export const holdPostgres = async (
  port: number,
  password: string,
  dataFolder: string,
  database: string,
): Promise<PostgresHold | undefined> => {
  const client = new pg.Client({
    connectionString: urlOf(port, password, 'postgres'),
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: ANSWER_MS,
    keepAlive: true,
  });
  // An idle client reports its server's death by an event, which ends the process if it has no listener.
  client.on('error', () => undefined);
  const lost = new Promise<void>((resolve) => client.once('end', resolve));
  const isLast = (): Promise<boolean> => isTrue(client, 'pg_try_advisory_lock').catch(() => false);
  try {
    await client.connect();
    const holders = await claim(client, dataFolder, database);
    if (holders > 0) return { isShared: holders > 1, isLast, release: () => release(client), lost };
  } catch (error) {
    await release(client);
    throw error;
  }
  await release(client);
  return undefined;
};
