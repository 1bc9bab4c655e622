import { createHash } from 'node:crypto';
import pg from 'pg';
import { type AnalyticsView } from './view.js';
import { VIEWS } from './views.js';
import { ignored } from '#backend/shared/ignored.js';

export interface AnalyticsSecrets {
  /** The key from which pseudonyms are made: the same key makes the same pseudonyms. */
  readonly pseudonymKey: string;
  /** Keys of the confirmed addresses of staff, whom no view shows. */
  readonly staffKeys: readonly string[];
}

/** Any number that nothing else in the database uses. */
const LOCK = 7_201_010;

/** Only views may read these tables: anybody who has the key could find the ids behind pseudonyms by trying. */
const INTERNAL = [
  'create schema if not exists analytics_internal',
  'create schema if not exists analytics',
  `create table if not exists analytics_internal.settings (name text primary key, value text not null)`,
  'create table if not exists analytics_internal.staff_keys (email_key text primary key)',
  `create or replace view analytics_internal.staff as
    with named as (
      select c.user_id from confirmed_emails c join analytics_internal.staff_keys k on k.email_key = c.email_key
      union
      select user_id from staff_members
    )
    select user_id from named
    union
    select f.user_id from player_facts f join named on named.user_id = f.owner_id`,
  `comment on schema analytics is 'Engagement for analysts: UTC, staff left out, nothing personal. Columns of views are a promise: new ones come last.'`,
];

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

const statementsOf = ({ name, grain, comment, columns, sql }: AnalyticsView): readonly string[] => [
  `create or replace view analytics.${name} as\n${sql}`,
  `comment on view analytics.${name} is ${quoted(`${comment} One row: ${grain}.`)}`,
  ...Object.entries(columns).map(
    ([column, words]) => `comment on column analytics.${name}.${column} is ${quoted(words)}`,
  ),
];

const DEFINITION = [...INTERNAL, ...VIEWS.flatMap(statementsOf)];
const DEFINITION_HASH = createHash('sha256').update(JSON.stringify(DEFINITION)).digest('hex');

const installedHash = async (client: pg.Client): Promise<string | undefined> => {
  const { rows: known } = await client.query<{ there: boolean }>(
    "select to_regclass('analytics_internal.settings') is not null as there",
  );
  if (!known[0]?.there) return undefined;
  const { rows } = await client.query<{ value: string }>(
    "select value from analytics_internal.settings where name = 'definition'",
  );
  return rows[0]?.value;
};

const keep = (client: pg.Client, name: string, value: string): Promise<unknown> =>
  client.query(
    `insert into analytics_internal.settings (name, value) values ($1, $2)
    on conflict (name) do update set value = excluded.value where settings.value <> excluded.value`,
    [name, value],
  );

const install = async (client: pg.Client, { pseudonymKey, staffKeys }: AnalyticsSecrets): Promise<void> => {
  await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
  if ((await installedHash(client)) !== DEFINITION_HASH)
    for (const statement of DEFINITION) await client.query(statement);
  await keep(client, 'pseudonym key', pseudonymKey);
  await keep(client, 'definition', DEFINITION_HASH);
  await client.query('delete from analytics_internal.staff_keys where email_key <> all ($1)', [staffKeys]);
  await client.query(
    'insert into analytics_internal.staff_keys select unnest($1::text[]) on conflict (email_key) do nothing',
    [staffKeys],
  );
};

/**
 * Makes schema `analytics`, or brings it up to date: one transaction, any number of times, from any process. The read
 * models must have their present columns: while one is rebuilt for a new column, the previous views stay.
 */
export const installViews = async (databaseUrl: string, secrets: AnalyticsSecrets): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'steppes-analytics' });
  // A connection lost between two statements shows by the failure of the next one.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('begin');
    await install(client, secrets);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(ignored.afterAnError);
    throw error;
  } finally {
    await client.end();
  }
};
