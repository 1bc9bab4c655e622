import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { ignored } from '#backend/shared/ignored.js';

/** Longest wait for the end of connections: an unreachable server never confirms it. */
const FAREWELL_MS = 2_000;
/** Longer than any statement of ours: a connection that is lent for longer was never given back. */
const LENT_MS = 20_000;

/** pg's pool reports its end before its connections have ended: a server stopped right after would find them open. */
const endWithItsConnections = (pool: pg.Pool, lentMs: number): pg.Pool => {
  const open = new Set<pg.PoolClient>();
  let lastGone = (): void => undefined;
  const allGone = new Promise<void>((resolve) => {
    lastGone = resolve;
  });
  const gone = (client: pg.PoolClient): void => {
    if (open.delete(client) && open.size === 0 && pool.ending) lastGone();
  };
  pool.on('connect', (client) => open.add(client));
  // Not by the connection's own event: a borrower may remove its listeners.
  pool.on('remove', gone);
  const end = pool.end.bind(pool);
  const endOne = async (client: pg.PoolClient): Promise<void> => {
    await (client as unknown as pg.Client).end().catch(ignored.whileClosing);
    gone(client);
  };
  // pg waits for ever for a connection that its borrower has lost.
  const endLent = async (signal: AbortSignal): Promise<void> => {
    await pause(lentMs, undefined, { signal, ref: false });
    for (const client of open) void endOne(client);
  };
  const ended = async (): Promise<void> => {
    const returned = new AbortController();
    await Promise.race([end(), endLent(returned.signal)]).finally(() => returned.abort());
    if (open.size > 0) await Promise.race([allGone, pause(FAREWELL_MS, undefined, { ref: false })]);
  };
  return Object.assign(pool, { end: ended });
};

/**
 * A pool that outlives its server. An error event of a connection without a listener ends the process, and pg listens
 * only while the connection is idle. A caller that awaits a connection can't add a listener in time. So the pool
 * listens to each connection during its whole life; the caller learns of a loss when its next query fails.
 * @param onLost called for each lost idle connection
 * @param lentMs how long its end waits for connections that are in use
 */
export const openPool = (config: pg.PoolConfig, onLost: (error: Error) => void, lentMs = LENT_MS): pg.Pool => {
  const pool = new pg.Pool(config);
  pool.on('error', (error) => onLost(error));
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
  });
  return endWithItsConnections(pool, lentMs);
};
