import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { root } from './run.mjs';
import { endSharedGames } from './end-shared-games.mjs';

/** Its data end with the run, so nothing waits for the disk. test/support/postgres.ts starts the server with the same. */
const SETTINGS = { max_connections: '500', fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
/** Held while the template is made: runs that start together make it once. */
const TEMPLATE_LOCK = 5_737_456;

const built = (file) => import(path.join(root, 'dist/backend/src', file));

const at = (url, database) => Object.assign(new URL(url), { pathname: `/${database}` }).href;

/** The built game's tables, as the first start of a game makes them. */
const fillTemplate = async (url) => {
  await import('reflect-metadata');
  const [{ MIGRATIONS }, { migrate }, { prepareReadModels }] = await Promise.all(
    ['app/migrations.js', 'platform/postgres/migrate.js', 'platform/projections/read-model-tables.js'].map(built),
  );
  await migrate(url, MIGRATIONS);
  await prepareReadModels(url);
};

const databasesLike = async (client, pattern) =>
  (await client.query('select datname as name from pg_database where datname like $1', [pattern])).rows.map(
    ({ name }) => name,
  );

/** The name tells the build, so a template of older sources is never copied; it is renamed when it is complete. */
const makeTemplate = async (client, url) => {
  const name = `game_${(await readFile(path.join(root, 'dist/.server.stamp'), 'utf8')).slice(0, 16)}`;
  const present = await databasesLike(client, 'game\\_%');
  if (present.includes(name)) return name;
  for (const old of present) await client.query(`drop database ${old} with (force)`);
  await client.query('create database game_unfinished template template0');
  await fillTemplate(at(url, 'game_unfinished'));
  await client.query(`alter database game_unfinished rename to ${name}`);
  return name;
};

const startServer = async () => {
  const { startEmbeddedPostgres } = await built('platform/postgres/embedded-postgres.js');
  return startEmbeddedPostgres({ dataDir: path.join(root, '.cache/test'), settings: SETTINGS });
};

let held;

/**
 * Starts the database server of a run, unless TEST_DATABASE_URL names one, and makes the database that
 * `startGameDatabase` copies. The test processes find both in TEST_DATABASE_URL and TEST_GAME_TEMPLATE, and a folder for
 * what they share in TEST_RUN_FOLDER.
 */
export const holdTestServer = async () => {
  if (process.env['TEST_GAME_TEMPLATE']) return;
  process.env['TEST_RUN_FOLDER'] = await mkdtemp(path.join(tmpdir(), 'steppes-run-'));
  process.env['TEST_RUN_PID'] = String(process.pid);
  if (!process.env['TEST_DATABASE_URL']) {
    held = await startServer();
    process.env['TEST_DATABASE_URL'] = held.url;
  }
  const client = new pg.Client({ connectionString: process.env['TEST_DATABASE_URL'] });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    process.env['TEST_GAME_TEMPLATE'] = await makeTemplate(client, process.env['TEST_DATABASE_URL']);
  } finally {
    await client.end();
  }
};

const dropDatabases = async (urls) => {
  const client = new pg.Client({ connectionString: process.env['TEST_DATABASE_URL'] });
  await client.connect();
  for (const url of urls) await client.query(`drop database if exists ${new URL(url).pathname.slice(1)} with (force)`);
  await client.end();
};

/** Ends what the files of the run have shared; the server ends with its last user (stop-test-server.mjs). */
export const releaseTestServer = async () => {
  const folder = process.env['TEST_RUN_FOLDER'];
  if (!folder) return;
  delete process.env['TEST_RUN_FOLDER'];
  await dropDatabases(await endSharedGames(folder));
  await held?.release();
  await rm(folder, { recursive: true, force: true });
};
