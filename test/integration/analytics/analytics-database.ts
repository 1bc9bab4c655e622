import { createHash } from 'node:crypto';
import pg from 'pg';
import { READ_MODELS } from '#projections/read-models.js';
import { MIGRATIONS } from '#backend/app/migrations.js';
import { installViews } from '#backend/modules/analytics/views/install-views.js';
import { liveCheckpoints, type TargetTable } from '#backend/platform/projections/checkpoints.js';
import { createReadModelTables } from '#backend/platform/projections/read-model-tables.js';
import { BatchWriter } from '#backend/platform/projections/write-batch.js';
import { migrate } from '#backend/platform/postgres/migrate.js';
import { MemorySource } from '../../support/projections/memory-source.js';
import { type AnyEnvelope } from '../../support/projections/samples.js';
import { startTestDatabase } from '../../support/postgres.js';
import { AS_OF, STAFF } from './hand-made-log.js';

export const SECRETS = { pseudonymKey: 'a key of the tests', staffKeys: ['key of sue'] };

export const pseudonymOf = (id: string): string =>
  createHash('sha256')
    .update(SECRETS.pseudonymKey + id)
    .digest('hex')
    .slice(0, 20);

export type Row = Readonly<Record<string, unknown>>;

export interface AnalyticsDatabase {
  readonly url: string;
  readonly source: MemorySource;
  /** Rows of a view, as of the log's Thursday. */
  rows(sql: string): Promise<readonly Row[]>;
  stop(): Promise<void>;
}

const project = async (client: pg.Client, source: MemorySource): Promise<void> => {
  await createReadModelTables(client, READ_MODELS);
  const live = await liveCheckpoints(client);
  const writer = new BatchWriter(client, { announce: false });
  const targets = READ_MODELS.map((model): TargetTable => ({
    model,
    table: live.get(model.table.name)?.table ?? '',
    position: null,
  }));
  await writer.write(targets, source.events);
};

/** A database with all tables, the read models of a log, and schema `analytics` on them. */
export const startAnalyticsDatabase = async (log: readonly AnyEnvelope[]): Promise<AnalyticsDatabase> => {
  const database = await startTestDatabase();
  const source = new MemorySource(log);
  await migrate(database.url, MIGRATIONS);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await project(client, source);
  await client.query(
    "insert into confirmed_emails (email_key, user_id, confirmed_at) values ('key of sue', $1, now())",
    [STAFF],
  );
  await installViews(database.url, SECRETS);
  await client.query(`set analytics.as_of = '${AS_OF}'`);
  pg.types.setTypeParser(pg.types.builtins.DATE, (day: string) => day);
  return {
    url: database.url,
    source,
    rows: async (sql) => (await client.query<Row>(sql)).rows,
    stop: async () => {
      await client.end();
      await database.stop();
    },
  };
};
