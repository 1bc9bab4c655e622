import type { Config } from '#backend/platform/config/config.js';
import { messageOf } from '#backend/platform/files/error-code.js';
import { targetOf } from '#backend/platform/postgres/connection-refusal.js';
import { startEmbeddedPostgres } from '#backend/platform/postgres/embedded-postgres.js';
import { DatabaseRefusedError, reachDatabase } from '#backend/platform/postgres/reach-database.js';
import { StartupError } from './startup-error.js';

export interface Database {
  readonly url: string;
  stop(): Promise<void>;
}

export interface OpenDatabaseOptions {
  readonly onProgress: (line: string) => void;
  /** What is being waited for. */
  readonly onWaiting: (words: string) => void;
  /** The embedded server died and can't be started again. */
  readonly onLost: (error: Error) => void;
  /** The embedded server died of a full disk; it is tried again and again. */
  readonly onDiskFull: (error: Error) => void;
  readonly signal: AbortSignal;
}

/** A database that is started together with the game becomes ready a little later. */
const AWAY_MS = 10_000;

/** The database of DATABASE_URL, or else the embedded one. @throws StartupError or EmbeddedPostgresError */
export const openDatabase = async (
  { databaseUrl: connectionString, dataDir }: Config,
  options: OpenDatabaseOptions,
): Promise<Database> => {
  if (!connectionString) return startEmbeddedPostgres({ dataDir, ...options });
  options.onProgress(`Connecting to the database at ${targetOf(connectionString).host}`);
  await reachDatabase({ ...options, connectionString, awayMs: AWAY_MS }).catch((error: unknown) => {
    if (error instanceof DatabaseRefusedError) throw new StartupError(`DATABASE_URL: ${messageOf(error)}`);
    throw error;
  });
  return { url: connectionString, stop: () => Promise.resolve() };
};
