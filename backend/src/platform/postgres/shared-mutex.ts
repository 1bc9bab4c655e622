import type pg from 'pg';
import { ConcurrencyError } from '../log/log-errors.js';
import { KeyedMutex } from '../log/keyed-mutex.js';
import { errorCode } from '../files/error-code.js';
import { type Logger } from '../logger.port.js';
import { openPool } from './open-pool.js';

/** Runs tasks of the same key one after the other, in all processes of the game. */
export interface SharedMutex {
  /** @throws ConcurrencyError when others are at it for too long */
  run<T>(key: string, task: () => Promise<T>): Promise<T>;
}
export const SHARED_MUTEX = Symbol('SharedMutex');

/** Locks of this class belong to keys of a SharedMutex. */
const LOCK_CLASS = 7_201_030;
const WAIT_MS = 5_000;
const LOCK_NOT_AVAILABLE = '55P03';
/** The connections of a process: more keys at once wait for one another. */
const CONNECTIONS = 2;

const lock = async (client: pg.PoolClient, key: string): Promise<void> => {
  await client.query(`begin; set local lock_timeout = ${WAIT_MS}`);
  await client.query('select pg_advisory_xact_lock($1, hashtext($2))', [LOCK_CLASS, key]).catch((cause: unknown) => {
    throw errorCode(cause) === LOCK_NOT_AVAILABLE ? new ConcurrencyError(key, 1) : cause;
  });
};

/**
 * It uses advisory locks of Postgres, which end with their process. It has its own connections: if tasks shared
 * them, waiting tasks could hold all connections that the running task needs.
 */
export const createSharedMutex = ({ databaseUrl, log }: { readonly databaseUrl: string; readonly log: Logger }) => {
  const pool = openPool(
    {
      connectionString: databaseUrl,
      max: CONNECTIONS,
      connectionTimeoutMillis: WAIT_MS,
      application_name: 'steppes-locks',
      keepAlive: true,
    },
    (error) => log.warn({ error }, 'an idle database connection was lost'),
  );
  const here = new KeyedMutex();
  const alone = async <T>(key: string, task: () => Promise<T>): Promise<T> => {
    const client = await pool.connect();
    let failed = true;
    try {
      await lock(client, key);
      const result = await task();
      await client.query('commit');
      failed = false;
      return result;
    } finally {
      // A connection that is closed gives up its locks.
      client.release(failed);
    }
  };
  const run: SharedMutex['run'] = (key, task) => here.run(key, () => alone(key, task));
  return { run, end: () => pool.end() };
};
