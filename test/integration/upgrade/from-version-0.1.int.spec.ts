import { execFile } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { type App, OPS, startApp } from '../../support/app.js';
import { eventually } from '../../support/eventually.js';
import { failedStart, type FailedStart } from '../../support/failed-start.js';
import { Player } from '../../support/player.js';
import { startTestDatabase, type TestDatabase } from '../../support/postgres.js';

/*
 * A database that a game of version 0.1 left when it was killed, its keys, and what that game answered before:
 * a forgiving saga with a rewind, a normal one in play, and one that ended in a hardcore death.
 */
const folder = path.join(import.meta.dirname, '../../fixtures/database-0.1');

interface Recorded {
  readonly keys: { readonly 'dice-key': string; readonly 'jwt-secret': string };
  readonly people: readonly {
    readonly userId: string;
    readonly sessionId: string;
    readonly characterId: string;
    readonly difficulty: 'forgiving' | 'normal' | 'hardcore';
    /** By path: the body that the old game answered. */
    readonly answers: Readonly<Record<string, unknown>>;
  }[];
}

const unpacked = async (name: string): Promise<string> =>
  gunzipSync(await readFile(path.join(folder, name))).toString('utf8');

const base64url = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** As version 0.1 signed its tokens, but for the date: a recorded one would expire. */
const tokenOf = (userId: string, secret: string): string => {
  const now = Math.floor(Date.now() / 1_000);
  const signed = `${base64url({ alg: 'HS256', typ: 'JWT' })}.${base64url({ sub: userId, epoch: 0, iat: now, exp: now + 3_600 })}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
};

const restore = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const sql = await unpacked('database.sql.gz');
  await client.query(sql).finally(() => client.end());
};

let database: TestDatabase;
let recorded: Recorded;
let env: Record<string, string>;
let wrongKey: FailedStart;
let app: App;

const playerOf = ({ userId, sessionId, characterId }: Recorded['people'][number]): Player =>
  Object.assign(new Player(app.url), {
    token: tokenOf(userId, recorded.keys['jwt-secret']),
    userId,
    sessionId,
    characterId,
  });
const personOf = (difficulty: string) => {
  const person = recorded.people.find((p) => p.difficulty === difficulty);
  if (!person) throw new Error(`nobody played ${difficulty}`);
  return person;
};

const statusesSeen = new Set<number>();
/** The game opens while its projector still builds the views anew: until then it asks for patience. */
const areBuilt = async (): Promise<void> => {
  const asked = recorded.people.flatMap((person) =>
    Object.keys(person.answers).map((address) => playerOf(person).call('GET', address)),
  );
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  for (const status of statuses) statusesSeen.add(status);
  expect(statuses).not.toContain(503);
};

beforeAll(async () => {
  recorded = JSON.parse(await unpacked('recorded.json.gz')) as Recorded;
  database = await startTestDatabase();
  await restore(database.url);
  env = {
    DATABASE_URL: database.url,
    JWT_SECRET: recorded.keys['jwt-secret'],
    DICE_KEY: recorded.keys['dice-key'],
    GUEST_TOKENS: '60',
  };
  wrongKey = await failedStart({ ...env, DATA_DIR: tmpdir(), DICE_KEY: 'of the tests, thirty-two characters' });
  app = await startApp({ env });
  await eventually(areBuilt, 60_000);
}, 120_000);
afterAll(async () => {
  await app.stop();
  await database.stop();
});

it('fails no question while the views are being built anew', () => {
  expect([...statusesSeen].filter((status) => status !== 503)).toEqual([200]);
});

describe.each(['forgiving', 'normal', 'hardcore'])('a %s saga of version 0.1', (difficulty) => {
  it('is answered as it was then', async () => {
    const person = personOf(difficulty);
    const player = playerOf(person);
    const answers = Object.keys(person.answers).map(async (address) => {
      const { status, body } = await player.call('GET', address);
      expect(status).toBe(200);
      return [address, body] as const;
    });
    // Later versions may add fields (design section 8); whatever was answered then is answered still.
    expect(Object.fromEntries(await Promise.all(answers))).toMatchObject(person.answers);
  });
});

describe('a database of version 0.1', () => {
  it('is not opened with another dice key, though it has no fingerprint of its own yet', () => {
    expect(wrongKey.code).toBe(1);
    expect(wrongKey.stderr).toMatch(
      /^Steppes & Seas: DICE_KEY is not the key that this database is sealed with[^\n]+\n$/,
    );
  });

  it('plays on: the next turn follows the last one', async () => {
    const player = playerOf(personOf('normal'));
    const { body: before } = await player.choices();
    const { status, body } = await player.act('after-the-upgrade', Player.next(before, 0));
    expect([status, body.story.turnNumber]).toEqual([200, before.turn + 1]);
    expect((await player.stories()).body.at(-1)).toMatchObject({ turnNumber: before.turn + 1, narration: 'told' });
  });

  it('answers a repeated command of then with its first answer, and spends nothing', async () => {
    const player = playerOf(personOf('normal'));
    const { body: stories } = await player.stories();
    const tokens = await player.tokens();
    const { status, body } = await player.act('k11', {
      action: stories[12]?.playerAction ?? '',
    });
    expect([200, 409]).toContain(status);
    expect(await player.tokens()).toBe(tokens);
    expect((await player.stories()).body).toHaveLength(stories.length);
    if (status === 200) expect(body.story.turnNumber).toBe(12);
  });

  it('goes back to a leaf that was written then', async () => {
    const player = playerOf(personOf('forgiving'));
    const { status } = await player.call('POST', `/api/sessions/${player.sessionId}/rewind`, {
      body: { toTurn: 5 },
      headers: { 'idempotency-key': 'back-to-five' },
    });
    expect(status).toBe(200);
    expect((await player.choices()).body.turn).toBe(5);
  });

  it('keeps read models that equal their rebuild', async () => {
    const all = { PATH: process.env['PATH'] ?? '', DATA_DIR: app.dataDir, ...env };
    const { stdout } = await promisify(execFile)(process.execPath, [OPS, 'projections', 'checksum'], { env: all });
    expect(stdout).toContain('equal');
    expect(stdout).not.toContain('DIFFERENT');
  });
});
