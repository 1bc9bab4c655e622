import pg from 'pg';
import type { Migration } from './migration.js';

const MIGRATION_LOCK = 5_737_456;

const applied = async (client: pg.Client): Promise<ReadonlySet<string>> => {
  await client.query(
    'create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())',
  );
  const { rows } = await client.query<{ name: string }>('select name from schema_migrations');
  return new Set(rows.map(({ name }) => name));
};

const apply = async (client: pg.Client, { name, up }: Migration): Promise<void> => {
  await client.query('begin');
  try {
    await (typeof up === 'string' ? client.query(up) : up(client));
    await client.query('insert into schema_migrations (name) values ($1)', [name]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
};

const refuseTwins = (migrations: readonly Migration[]): void => {
  const twin = migrations.find(({ name }, index) => migrations.findIndex((other) => other.name === name) !== index);
  if (twin) throw new Error(`Two migrations are named ${twin.name}`);
};

/**
 * Brings the schema up to date, in the given order. Processes that start together take turns under an advisory lock.
 * @returns the names of the steps that were new
 * @throws Error that names the step that failed; the steps before it stay
 */
export const migrate = async (databaseUrl: string, migrations: readonly Migration[]): Promise<readonly string[]> => {
  refuseTwins(migrations);
  const client = new pg.Client({ connectionString: databaseUrl });
  // A connection lost between two statements shows by the failure of the next one.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const done = await applied(client);
    const missing = migrations.filter(({ name }) => !done.has(name));
    for (const migration of missing) await apply(client, migration);
    return missing.map(({ name }) => name);
  } finally {
    await client.end();
  }
};
