import { type App, startApp } from '../../support/app.js';
import { eventually } from '../../support/eventually.js';
import { SECRETS, startGame } from '../../support/running-game.js';
import { startRestartablePostgres, type RestartablePostgres } from '../../support/restartable-postgres.js';
import { startSilentServer, type SilentServer } from '../../support/silent-server.js';

interface Answer {
  readonly status: number;
  readonly ms: number;
  readonly body: Readonly<Record<string, unknown>>;
}
interface Part {
  readonly part: string;
  readonly ready: boolean;
  readonly since: string;
  readonly reason?: string;
}

const ask = async ({ url }: App, path: string): Promise<Answer> => {
  const before = performance.now();
  const response = await fetch(url + path, { signal: AbortSignal.timeout(20_000) });
  const body = (await response.json()) as Answer['body'];
  return { status: response.status, ms: performance.now() - before, body };
};
const partsOf = (answer: Answer): readonly Part[] =>
  (answer.body['parts'] ?? (answer.body['details'] as { parts: readonly Part[] }).parts) as readonly Part[];

/** The fastest within 2 s, and none much later: a machine that has other work to do may delay an answer. */
const expectInTime = (answers: readonly Answer[]): void => {
  expect(Math.min(...answers.map(({ ms }) => ms))).toBeLessThan(2_000);
  expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(5_000);
};

describe('health, on a database that freezes', () => {
  let server: RestartablePostgres;
  let game: App;
  beforeAll(async () => {
    server = await startRestartablePostgres();
    game = await startGame({ databaseUrl: server.url });
  });
  afterAll(async () => {
    await server.thaw();
    await game.stop();
    await server.stop();
  });

  it('names all its parts, and since when they are ready', async () => {
    await eventually(async () => expect((await ask(game, '/health/ready')).status).toBe(200));
    const ready = await ask(game, '/health/ready');
    expect(ready.body['status']).toBe('ok');
    expect(partsOf(ready).map(({ part }) => part)).toEqual(
      expect.arrayContaining(['database', 'event store', 'disk', 'read models']),
    );
    for (const { since } of partsOf(ready)) expect(new Date(since).toISOString()).toBe(since);
    expect(await ask(game, '/health/live')).toMatchObject({
      status: 200,
      body: { status: 'ok', parts: partsOf(ready) },
    });
  });

  it('answers within 2 s while the database is frozen, names it, and recovers with it', async () => {
    const frozenAt = new Date().toISOString();
    await server.freeze();
    const answers = await Promise.all(Array.from({ length: 4 }, () => ask(game, '/health/ready')));
    answers.push(await ask(game, '/health/ready'));
    expectInTime(answers);
    for (const { status, body } of answers) {
      expect(status).toBe(503);
      expect(body).toMatchObject({
        statusCode: 503,
        code: 'NOT_READY',
        message: expect.stringMatching(/^The game waits for: .*database/) as unknown,
        details: { missing: expect.arrayContaining(['database', 'event store']) as unknown },
      });
    }
    const live = await ask(game, '/health/live');
    expect(live).toMatchObject({ status: 200, body: { status: 'ok' } });
    const database = partsOf(live).find(({ part }) => part === 'database');
    expect(database).toMatchObject({ ready: false });
    expect((database?.since ?? '') >= frozenAt).toBe(true);
    expect(JSON.stringify(live.body)).not.toMatch(/postgres:|steppes:|127\.0\.0\.1/);
    await server.thaw();
    await eventually(async () => expect((await ask(game, '/health/ready')).status).toBe(200), 30_000);
    expect(game.output()).toMatch(/"not ready: [^"]*database \(no answer\)/);
  });
});

describe('health, with a Redis that freezes', () => {
  let server: RestartablePostgres;
  let redis: SilentServer;
  let game: App;
  beforeAll(async () => {
    [server, redis] = await Promise.all([startRestartablePostgres(), startSilentServer()]);
    const env = {
      DATABASE_URL: server.url,
      ...SECRETS,
      RATE_LIMIT: '1',
      REDIS_URL: `redis://:hunter2@127.0.0.1:${redis.port}`,
    };
    game = await startApp({ main: 'api', env });
  });
  afterAll(async () => {
    await game.stop();
    await redis.stop();
    await server.stop();
  });

  it('is ready without it, and shows it', async () => {
    const answers = [await ask(game, '/health/ready'), await ask(game, '/health/ready')];
    expectInTime(answers);
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      expect(partsOf(answer).find(({ part }) => part === 'redis')).toMatchObject({ ready: false });
      expect(JSON.stringify(answer.body)).not.toContain('hunter2');
    }
  });

  it('answers a player in time: no limit waits for it', async () => {
    const response = await fetch(`${game.url}/api/auth/guest`, { method: 'POST', signal: AbortSignal.timeout(20_000) });
    expect(response.status).toBe(201);
  });
});
