import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** Longest wait for the end of connections: an unreachable server never confirms it. */
const FAREWELL_MS = 2_000;

/** pg's pool reports its end before its connections have ended: a server stopped right after would find them open. */
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
 * A pool that outlives its server. An error event of a connection without a listener ends the process, and pg listens
 * only while the connection is idle. A caller that awaits a connection can't add a listener in time. So the pool
 * listens to each connection during its whole life; the caller learns of a loss when its next query fails.
 * @param onLost called for each lost idle connection
 */
export const openPool = (config: pg.PoolConfig, onLost: (error: Error) => void): pg.Pool => {
  const pool = new pg.Pool(config);
  pool.on('error', (error) => onLost(error));
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
  });
  return endWithItsConnections(pool);
};
