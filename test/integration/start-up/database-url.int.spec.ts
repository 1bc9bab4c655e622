import pg from 'pg';
import { reachDatabase } from '#backend/platform/postgres/reach-database.js';
import { startTestDatabase, type TestDatabase } from '../../support/postgres.js';
import { startSilentServer } from '../../support/silent-server.js';

const PASSWORD = 'hunter2';
let database: TestDatabase;
let name = '';
const admin = async (...statements: readonly string[]): Promise<void> => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
};

beforeAll(async () => {
  database = await startTestDatabase();
  name = new URL(database.url).pathname.slice(1);
  await admin(
    ...['poor', 'guest', 'reader', 'crowd'].map((role) => `create role ${name}_${role} login password '${PASSWORD}'`),
    `grant create on schema public to ${name}_guest`,
    `grant create on schema public to ${name}_reader`,
    `grant create on database ${name} to ${name}_reader`,
    `alter role ${name}_reader set default_transaction_read_only = on`,
    `alter role ${name}_crowd connection limit 0`,
    `create database ${name}_latin template template0 encoding 'SQL_ASCII'`,
  );
});
afterAll(async () => {
  await admin(
    `drop database ${name}_latin`,
    `drop owned by ${['poor', 'guest', 'reader', 'crowd'].map((role) => `${name}_${role}`).join(', ')}`,
    ...['poor', 'guest', 'reader', 'crowd'].map((role) => `drop role ${name}_${role}`),
  );
  await database.stop();
});

/** The database's address with other parts. */
const at = (change: (url: URL) => void): string => {
  const url = new URL(database.url);
  change(url);
  return url.href;
};
const as = (role: string, password = PASSWORD): string =>
  at((url) => {
    [url.username, url.password] = [`${name}_${role}`, password];
  });
const refusalOf = (connectionString: string): Promise<string> =>
  reachDatabase({
    connectionString,
    awayMs: 0,
    onWaiting: () => undefined,
    signal: new AbortController().signal,
  }).then(
    () => 'it is used',
    (error: unknown) => (error as Error).message,
  );

describe('a DATABASE_URL that can not be used is named in one sentence', () => {
  it.each<readonly [string, () => string, RegExp]>([
    [
      'a wrong port',
      () => at((url) => (url.port = '1')),
      /^nothing listens at 127\.0\.0\.1:1; start Postgres there, or check host and port$/,
    ],
    [
      'a wrong host',
      () => at((url) => (url.hostname = 'nowhere.invalid')),
      /^nowhere\.invalid:\d+ is not the address of a machine/,
    ],
    ['a wrong password', () => as('guest', 'not-hunter2'), /^127\S+ refuses user \S+_guest; check user and password$/],
    ['a wrong user', () => as('nobody'), /^127\S+ refuses user \S+_nobody; check user and password$/],
    [
      'a wrong database',
      () => at((url) => (url.pathname = '/no_such')),
      /^127\S+ has no database no_such; make it with "create database no_such owner steppes"/,
    ],
    [
      'a server without the TLS that is asked for',
      () => at((url) => (url.search = '?sslmode=require')),
      /has no TLS; remove sslmode/,
    ],
    ['too many connections', () => as('crowd'), /^127\S+ has too many connections; /],
    [
      'a role that may make no tables',
      () => as('poor'),
      /^user \S+_poor may not make tables in schema public; allow it with "grant create on schema public to \S+_poor"$/,
    ],
    [
      'a role that may make no schemas',
      () => as('guest'),
      /^user \S+_guest may not make schemas in database \S+; allow it with "grant create on database /,
    ],
    [
      'a role that may only read',
      () => as('reader'),
      /^user \S+_reader can only read database \S+: default_transaction_read_only is on; turn it off$/,
    ],
    [
      'another encoding',
      () => at((url) => (url.pathname += '_latin')),
      /_latin is encoded in SQL_ASCII; make one encoded in UTF8$/,
    ],
  ])('%s', async (_, address, words) => {
    const said = await refusalOf(address());
    expect(said).toMatch(words);
    expect(said).not.toMatch(/hunter2|\n/);
  });

  it('a server that accepts and says nothing', async () => {
    const silent = await startSilentServer();
    expect(await refusalOf(`postgres://me:${PASSWORD}@127.0.0.1:${silent.port}/game`)).toMatch(
      /^127\.0\.0\.1:\d+ does not answer as a Postgres; check host and port$/,
    );
    await silent.stop();
  });

  it('and one that has all is used', async () => {
    expect(await refusalOf(database.url)).toBe('it is used');
  });
});
