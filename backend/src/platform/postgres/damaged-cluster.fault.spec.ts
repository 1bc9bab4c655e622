import { appendFile, chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from './embedded-postgres.js';
import { type EmbeddedPostgres } from './restarted-server.js';

let dataDir = '';
let said: string[] = [];
const inFolder = (name: string): string => path.join(dataDir, 'postgres', name);
const start = (quietMs = 10_000): Promise<EmbeddedPostgres> =>
  startEmbeddedPostgres({ dataDir, quietMs, onProgress: (line) => said.push(line) });

/** A server that panics leaves its pid file behind. */
const dataFiles = async (): Promise<readonly string[]> =>
  (await readdir(inFolder('data'))).filter((name) => name !== 'postmaster.pid');

const rowsOf = async (url: string): Promise<number> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client
    .query<{ n: number }>('select n from kept')
    .then(({ rows }) => rows[0]?.n ?? 0)
    .finally(() => client.end());
};

/** One cluster for all: each test damages it, and mends what the game must not touch. */
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'damaged-'));
  const server = await start();
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query('create table kept as select 7 as n');
  await client.end();
  await server.stop();
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));
beforeEach(() => {
  said = [];
});

const startsWhole = async (): Promise<void> => {
  const server = await start();
  expect(await rowsOf(server.url)).toBe(7);
  await server.stop();
};

describe('a pid file that no running server wrote', () => {
  it.each([
    ['is empty', ''],
    ['is garbage', '\u0000\u0001garbage\n\n\n55555\n'],
    ['names a negative process', '-4194304\n'],
    ['names process 0', '0\n/data\n1\n5432\n'],
    ['names a huge process', '99999999999999999999\n'],
    ['names a process that no system has', '4194305\n'],
  ])('does not keep the database from starting: it %s', async (_, content) => {
    await writeFile(inFolder('data/postmaster.pid'), content, { mode: 0o600 });
    await startsWhole();
  });
});

describe('a password file that is not the database’s', () => {
  it.each([
    ['is empty', () => ''],
    ['is partial', (password: string) => password.slice(0, 20)],
    ['is another one', () => '0'.repeat(64)],
    ['is binary', () => '\u0000\u00ff\u0007binary\n'],
  ])('is mended at the start: it %s', async (_, damaged) => {
    const before = await readFile(inFolder('password'), 'utf8');
    await writeFile(inFolder('password'), damaged(before), { mode: 0o600 });
    await startsWhole();
    expect(said).toContainEqual(
      expect.stringMatching(/password did not hold the database's password: the database gets a new one$/),
    );
    await startsWhole();
  });

  it('is mended where it is missing', async () => {
    await rm(inFolder('password'));
    await startsWhole();
  });

  it('is named where the server runs', async () => {
    const server = await start();
    const password = await readFile(inFolder('password'), 'utf8');
    await writeFile(inFolder('password'), '1'.repeat(64));
    await expect(start()).rejects.toThrow(
      /^The Postgres in \S+ \(process \d+\) is running but does not accept the password in \S+: end it with "kill -INT \d+"[^\n]+$/,
    );
    await writeFile(inFolder('password'), password);
    await server.stop();
  });
});

describe('a data folder that can not be used is named, and left alone', () => {
  const damages: readonly [string, string, (file: string) => Promise<void>, RegExp][] = [
    [
      'has no PG_VERSION',
      'data/PG_VERSION',
      (file) => rm(file),
      /data is damaged: its file PG_VERSION is missing\. .*backup/,
    ],
    [
      'is of another version',
      'data/PG_VERSION',
      (file) => writeFile(file, '17\n'),
      /was made by PostgreSQL 17, and this version of the game brings 18\. .*DATABASE_URL/,
    ],
    ['has a PG_VERSION of nothing', 'data/PG_VERSION', (file) => writeFile(file, ''), /PG_VERSION names no version/],
    ['has no pg_control', 'data/global/pg_control', (file) => rm(file), /data is damaged: restore it from a backup/],
    [
      'has an empty pg_control',
      'data/global/pg_control',
      (file) => writeFile(file, ''),
      /data is damaged: restore it from a backup/,
    ],
  ];
  it.each(damages)('%s', async (_, name, damage, sentence) => {
    const whole = await readFile(inFolder(name));
    await damage(inFolder(name));
    const before = await dataFiles();
    const error = await start().catch((thrown: unknown) => thrown as Error);
    expect(error).toMatchObject({ name: 'EmbeddedPostgresError' });
    expect((error as Error).message).toMatch(sentence);
    expect((error as Error).message).not.toMatch(/\n/);
    expect(await dataFiles()).toEqual(before);
    await writeFile(inFolder(name), whole, { mode: 0o600 });
    await startsWhole();
  });

  it('is open to others', async () => {
    await chmod(inFolder('data'), 0o777);
    await expect(start()).rejects.toThrow(/data is open to other users: close it with "chmod 700 /);
    await chmod(inFolder('data'), 0o700);
    await startsWhole();
  });

  it('is a file', async () => {
    await rename(inFolder('data'), inFolder('aside'));
    await writeFile(inFolder('data'), 'of mine');
    await expect(start()).rejects.toThrow(/data is damaged: it is a file\. /);
    expect(await readFile(inFolder('data'), 'utf8')).toBe('of mine');
    await rm(inFolder('data'));
    await rename(inFolder('aside'), inFolder('data'));
    await startsWhole();
  });

  it('has a log that is a folder', async () => {
    await rename(inFolder('server.log'), inFolder('aside.log'));
    await mkdir(inFolder('server.log'));
    await expect(start()).rejects.toThrow(/^The database cannot use \S+server\.log: it is a folder\. /);
    await rm(inFolder('server.log'), { recursive: true });
  });
});

const LONG_AGO = new Date(0);

it('sweeps what a killed first start left, and no copy that a person made', async () => {
  const draft = 'data.0f8fad5b-d9cb-469f-a165-70867728950e';
  for (const name of [draft, 'data.old', 'data.2026-11-23']) {
    await mkdir(inFolder(name));
    await writeFile(path.join(inFolder(name), 'PG_VERSION'), '18\n');
    await utimes(inFolder(name), LONG_AGO, LONG_AGO);
  }
  await startsWhole();
  const left = await readdir(inFolder('.'));
  expect(left).toEqual(expect.arrayContaining(['data.old', 'data.2026-11-23']));
  expect(left).not.toContain(draft);
});

it('makes its database in a folder that somebody made and left empty', async () => {
  await rename(inFolder('data'), inFolder('aside'));
  await mkdir(inFolder('data'));
  await (await start()).stop();
  expect(said[0]).toBe('Creating the database (first start only)');
  await rm(inFolder('data'), { recursive: true });
  await rename(inFolder('aside'), inFolder('data'));
  await startsWhole();
});

it('keeps the log of the server before', async () => {
  await appendFile(inFolder('server.log'), 'a line of the server before\n');
  await startsWhole();
  expect(await readFile(inFolder('server.log'), 'utf8')).toContain('a line of the server before\n');
});
