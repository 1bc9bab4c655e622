import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { READ_MODELS } from '#projections/read-models.js';
import { makeReader } from '#backend/modules/analytics/commands/make-reader/make-reader.js';
import { runAnalyticsCli } from '#backend/modules/analytics/commands/make-reader/analytics-cli.js';
import { installViews } from '#backend/modules/analytics/views/install-views.js';
import { VIEWS } from '#backend/modules/analytics/views/views.js';
import { rebuild } from '#backend/platform/projections/swap.js';
import { type AnalyticsDatabase, type Row, SECRETS, startAnalyticsDatabase } from './analytics-database.js';
import { HAND_MADE_LOG } from './hand-made-log.js';

let database: AnalyticsDatabase;
/** Roles belong to the whole server. */
const role = { name: `reader_${randomBytes(6).toString('hex')}`, password: 'quoted \' " password' };
let reader: pg.Client;
const connected = async (password: string): Promise<pg.Client> => {
  const { hostname: host, port, pathname } = new URL(database.url);
  const client = new pg.Client({ host, port: Number(port), database: pathname.slice(1), user: role.name, password });
  await client.connect();
  return client;
};
const codeOf = async (client: pg.Client, sql: string): Promise<string> =>
  client.query(sql).then(
    () => 'allowed',
    (error: unknown) => (error as { readonly code: string }).code,
  );

const asReader = (sql: string): Promise<string> => codeOf(reader, sql);

beforeAll(async () => {
  database = await startAnalyticsDatabase(HAND_MADE_LOG);
  await makeReader(database.url, role);
  reader = await connected(role.password);
}, 60_000);
afterAll(async () => {
  await reader.end();
  await database.rows(`drop owned by ${role.name}`);
  await database.rows(`drop role ${role.name}`);
  await database.stop();
});

describe('a reader', () => {
  it('reads every view, also after a rebuild of all read models', async () => {
    await rebuild({ databaseUrl: database.url, source: database.source, models: READ_MODELS });
    await installViews(database.url, SECRETS);
    for (const { name } of VIEWS)
      expect([name, await asReader(`select * from analytics.${name}`)]).toEqual([name, 'allowed']);
    expect(await asReader('select * from turns')).toBe('allowed');
  });

  it('is refused every other table, and every column of it', async () => {
    const others = await database.rows(
      `select format('%I.%I', n.nspname, c.relname) as name, array_agg(quote_ident(a.attname)) as columns
      from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relkind in ('r', 'v', 'm', 'p', 'S') and n.nspname not in ('analytics', 'pg_catalog', 'information_schema', 'pg_toast')
      group by n.nspname, c.relname`,
    );
    expect(others.length).toBeGreaterThan(2 * READ_MODELS.length);
    for (const { name, columns } of others)
      for (const column of columns as readonly string[])
        expect([name, column, await asReader(`select ${column} from ${String(name)} limit 0`)]).toEqual([
          name,
          column,
          '42501',
        ]);
  });

  it('has its settings', async () => {
    const fresh = await connected(role.password);
    for (const [setting, value] of [
      ['default_transaction_read_only', 'on'],
      ['statement_timeout', '1min'],
      ['idle_in_transaction_session_timeout', '1min'],
    ] as const)
      expect([setting, (await fresh.query<Row>(`show ${setting}`)).rows[0]?.[setting]]).toEqual([setting, value]);
    await fresh.end();
  });

  it('gets nothing from the functions of the game, and reads no statistics of its tables', async () => {
    const reader = await connected(role.password);
    await reader.query('set default_transaction_read_only = off; set search_path = public');
    const { rows } = await reader.query<{ name: string; arguments: string }>(
      `select oid::regproc::text as name, array_to_string(array(select 'null::' || format_type(a, null) from unnest(proargtypes) a), ', ') as arguments
      from pg_proc where pronamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)
        and prorettype <> 'trigger'::regtype and has_function_privilege(oid, 'execute')`,
    );
    for (const { name, arguments: given } of rows)
      expect([name, await codeOf(reader, `select ${name}(${given})`)]).toEqual([name, '42501']);
    for (const table of ['pg_stats', 'pg_stats_ext'])
      expect(
        (await reader.query(`select from ${table} where schemaname not in ('pg_catalog', 'information_schema')`))
          .rowCount,
      ).toBe(0);
    const { rows: queries } = await reader.query<{ query: string }>(
      'select distinct query from pg_stat_activity where usename <> current_user',
    );
    expect(queries).toEqual([{ query: '<insufficient privilege>' }]);
    expect(await codeOf(reader, `select query_to_xml('select * from public.users', true, true, '')`)).toBe('42501');
    await reader.end();
  });

  it.each([
    'create temporary table mine (a int)',
    'select * into temporary mine from analytics.turns',
    'create function pg_temp.mine() returns int language sql as $$ select 1 $$',
    'select lo_creat(-1)',
    'select lo_create(0)',
    `select lo_from_bytea(0, 'x')`,
    'create schema mine',
    'create extension dblink',
    'select * from analytics_internal.settings',
    'insert into analytics.players values (null)',
    'create table analytics.mine (a int)',
    'create table public.mine (a int)',
    'create role another',
    'update public.users set username = null',
    'select * from pg_authid',
    `copy analytics.turns to program 'cat'`,
    `select pg_read_file('PG_VERSION')`,
  ])('may not: %s', async (sql) => {
    await reader.query('set default_transaction_read_only = off');
    expect(['42501', '55000']).toContain(await asReader(sql));
  });

  it('gets another password when it is made again', async () => {
    expect(await makeReader(database.url, { ...role, password: 'the next one' })).toEqual([]);
    const other = await connected('the next one');
    await expect(other.query('select 1 from analytics.turns')).resolves.toBeDefined();
    await other.end();
  });
});

describe('npm run analytics', () => {
  const run = async (...argv: readonly string[]): Promise<readonly [code: number, lines: readonly string[]]> => {
    const lines: string[] = [];
    const code = await runAnalyticsCli(argv, {
      install: () => installViews(database.url, SECRETS),
      make: (made) => makeReader(database.url, made),
      password: () => 'pa:ss',
      databaseUrl: database.url,
      print: (line) => lines.push(line),
    });
    return [code, lines];
  };

  it('makes a reader and prints its address', async () => {
    const [code, [address = '']] = await run('reader', role.name);
    expect([code, address]).toEqual([0, expect.stringContaining(`//${role.name}:pa%3Ass@`)]);
  });

  it('prints the statements for an administrator', async () => {
    const [code, lines] = await run('reader', '--sql');
    expect([code, lines.length]).toEqual([0, 11]);
    const { username } = new URL(database.url);
    expect(lines.join('\n')).toContain(
      `grant temporary on database "${new URL(database.url).pathname.slice(1)}" to "${username}"`,
    );
    expect(lines.join('\n')).toContain('grant usage on schema analytics to "analytics_reader";');
  });

  it.each([[], ['writer'], ['reader', 'Bad-Name'], ['reader', 'one_name', 'two_names'], ['views', 'all']])(
    'says how it is used: %s',
    async (...argv) => {
      expect((await run(...argv))[0]).toBe(2);
    },
  );
});
