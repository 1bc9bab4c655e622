import pg from 'pg';
import type { Config } from '#backend/platform/config/config.js';
import { messageOf } from '#backend/platform/files/error-code.js';
import { poll } from '#backend/platform/net/poll.js';
import { startEmbeddedPostgres } from '#backend/platform/postgres/embedded-postgres.js';
import { StartupError } from './startup-error.js';

export interface Database {
  readonly url: string;
  stop(): Promise<void>;
}

const connects = async (url: string): Promise<string> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return '';
  } catch (error) {
    return messageOf(error) || 'no answer';
  } finally {
    await client.end().catch(() => undefined);
  }
};

/** A database that is started together with the game becomes ready a little later. */
const awaitServer = async (url: string, withinMs: number): Promise<void> => {
  let reason = '';
  const reached = await poll(
    async () => {
      reason = await connects(url);
      return reason ? undefined : true;
    },
    { withinMs, everyMs: 500 },
  );
  if (!reached) throw new StartupError(`DATABASE_URL: can't connect to ${new URL(url).host}: ${reason}`);
};

/**
 * The database of DATABASE_URL, or else the embedded one.
 * @param onLost the embedded server died and can't be started again
 * @throws StartupError or EmbeddedPostgresError
 */
export const openDatabase = async (
  { databaseUrl, dataDir }: Config,
  onProgress: (line: string) => void,
  onLost: (error: Error) => void,
): Promise<Database> => {
  if (!databaseUrl) return startEmbeddedPostgres({ dataDir, onProgress, onLost });
  onProgress(`Connecting to the database at ${new URL(databaseUrl).host}`);
  await awaitServer(databaseUrl, 10_000);
  return { url: databaseUrl, stop: () => Promise.resolve() };
};
