import pg from 'pg';
import { errorCode } from '../files/error-code.js';
import { SUPERUSER } from './postgres-cluster.js';

/** Our claim on a running server. Claims are shared: the processes of one machine may use one cluster. */
export interface PostgresHold {
  /** True when no other process holds the server. From then on none can: it may be stopped. */
  readonly isLast: () => Promise<boolean>;
  readonly release: () => Promise<void>;
  /** Fulfilled when the server closed our connection: it ended, or restarts after a crash. */
  readonly lost: Promise<void>;
}

const HOLD_LOCK = 5_737_455;

export const urlOf = (port: number, password: string, database: string): string =>
  `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`;

const isTrue = async (client: pg.Client, lock: string): Promise<boolean> =>
  (await client.query<{ yes: boolean }>(`select ${lock}(${HOLD_LOCK}) as yes`)).rows[0]?.yes === true;

const createDatabase = async (client: pg.Client, name: string): Promise<void> => {
  const found = await client.query('select 1 from pg_database where datname = $1', [name]);
  if (found.rowCount) return;
  await client.query(`create database ${name}`).catch((error: unknown) => {
    // Another process may have made it at the same moment.
    if (!['42P04', '23505'].includes(errorCode(error) ?? '')) throw error;
  });
};

const claim = async (client: pg.Client, dataFolder: string, database: string): Promise<boolean> => {
  const { rows } = await client.query<{ data_directory: string }>('show data_directory');
  if (rows[0]?.data_directory !== dataFolder) return false;
  if (!(await isTrue(client, 'pg_try_advisory_lock_shared'))) return false;
  await createDatabase(client, database);
  return true;
};

const holdBy = (client: pg.Client, lost: Promise<void>): PostgresHold => ({
  isLast: () => isTrue(client, 'pg_try_advisory_lock').catch(() => false),
  release: () => client.end().catch(() => undefined),
  lost,
});

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
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  // An idle client reports its server's death by an event, which ends the process if it has no listener.
  client.on('error', () => undefined);
  const lost = new Promise<void>((resolve) => client.once('end', resolve));
  const hold = holdBy(client, lost);
  try {
    await client.connect();
    if (await claim(client, dataFolder, database)) return hold;
  } catch (error) {
    await hold.release();
    throw error;
  }
  await hold.release();
  return undefined;
};
