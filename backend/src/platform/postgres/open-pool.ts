import pg from 'pg';

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
  pool.on('connect', (client) => { client.on('error', () => undefined); });
  return pool;
};
