import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** A server that is out of reach says no farewell, and is not waited for longer. */
const FAREWELL_MS = 2_000;

/** pg's pool has ended when it has asked its connections to: the server, stopped right after, would find them open. */
const endWithItsConnections = (pool: pg.Pool): pg.Pool => {
  const open = new Set<pg.PoolClient>();
  pool.on('connect', (client) => open.add(client));
  const allGone = new Promise<void>((resolve) => {
    pool.on('remove', (client) => {
      if (open.delete(client) && open.size === 0 && pool.ending) resolve();
    });
  });
  const end = pool.end.bind(pool);
  const ended = async (): Promise<void> => {
    await end();
    if (open.size > 0) await Promise.race([allGone, pause(FAREWELL_MS, undefined, { ref: false })]);
  };
  return Object.assign(pool, { end: ended });
};

/**
 * A pool that outlives its server. An error that a connection reports and nobody hears ends the process, and pg listens
 * only while the connection is idle: whoever takes one out would have to listen before anything can arrive on it, which
 * nobody can who waits for a promise. So each connection is listened to from its first moment to its last; whoever has
 * it learns of the loss by the failure of what is asked next.
 * @param onLost told of idle connections that were lost
 */
export const openPool = (config: pg.PoolConfig, onLost: (error: Error) => void): pg.Pool => {
  const pool = new pg.Pool(config);
  pool.on('error', (error) => onLost(error));
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
  });
  return endWithItsConnections(pool);
};
