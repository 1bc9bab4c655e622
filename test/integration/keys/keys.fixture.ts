import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { MIGRATIONS } from '#backend/app/migrations.js';
import { ConfigError } from '#backend/platform/config/config.js';
import { loadConfig } from '#backend/platform/config/load-config.js';
import { settleSecrets, type Secrets } from '#backend/platform/keys/settle-secrets.js';
import { migrate } from '#backend/platform/postgres/migrate.js';
import { startTestDatabase } from '../../support/postgres.js';

export const [ONE, TWO, THREE] = ['one', 'two', 'three'].map(
  (name) => `of the tests, the secret with number ${name}`,
) as [string, string, string];

/** A new database with the write side's tables, and a new data folder. */
export interface KeysUnderTest {
  readonly db: pg.Pool;
  readonly dataDir: string;
  readonly warnings: string[];
  fileOf(name: string): string;
  /** What a process does at its start: it reads its settings, then compares them with the database. */
  start(env?: Readonly<Record<string, string>>, folder?: string): Promise<Secrets>;
  stop(): Promise<void>;
}

export const keysUnderTest = async (): Promise<KeysUnderTest> => {
  const database = await startTestDatabase();
  await migrate(database.url, MIGRATIONS);
  const db = new pg.Pool({ connectionString: database.url, max: 1 });
  // Dropping the database may end a connection that is just closing.
  db.on('error', () => undefined);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'keys-'));
  const warnings: string[] = [];
  return {
    db,
    dataDir,
    warnings,
    fileOf: (name) => path.join(dataDir, name),
    start: async (env = {}, folder = dataDir) => {
      const { secrets } = await loadConfig({ DATA_DIR: folder, ...env });
      return settleSecrets(database.url, secrets, (message) => warnings.push(message));
    },
    stop: async () => {
      await db.end();
      await database.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

/** The one line with which a start was refused. */
export const refusal = async (started: Promise<unknown>): Promise<string> => {
  const error = await started.then(
    () => new Error('it has started'),
    (thrown: unknown) => thrown as Error,
  );
  expect(error).toBeInstanceOf(ConfigError);
  expect(error.message).not.toMatch(/\n/);
  return error.message;
};
