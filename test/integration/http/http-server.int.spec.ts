import { eventually } from '../../support/eventually.js';
import { Player } from '../../support/player.js';
import { startGameDatabase, type TestDatabase } from '../../support/postgres.js';
import { RawConnection } from '../../support/raw-http.js';
import { type App } from '../../support/app.js';
import { startGame } from '../../support/running-game.js';

let database: TestDatabase;
let game: App;
beforeAll(async () => {
  database = await startGameDatabase();
  game = await startGame({
    databaseUrl: database.url,
    env: { TRUST_PROXY: '1', RATE_LIMIT: '0.2', LOG_LEVEL: 'debug', PUBLIC_URL: 'https://play.example' },
  });
}, 120_000);
afterAll(async () => {
  await game.stop();
  await database.stop();
});

interface Described {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}
const described = async (): Promise<Described['paths']> =>
  ((await (await fetch(`${game.url}/api/openapi.json`)).json()) as Described).paths;

const guest = (forwarded: string): Promise<number> =>
  fetch(`${game.url}/api/auth/guest`, { method: 'POST', headers: { 'x-forwarded-for': forwarded } }).then(
    ({ status }) => status,
  );
const guests = async (...forwarded: readonly string[]): Promise<number[]> => {
  const statuses: number[] = [];
  for (const address of forwarded) statuses.push(await guest(address));
  return statuses;
};

/** A fifth of the default: RATE_LIMIT is 0.2 here. */
const AN_HOUR = 4;

describe('the limit of new guests behind a proxy', () => {
  it('is each visitor of their own, not of all together', async () => {
    const visitors = Array.from({ length: 3 * AN_HOUR }, (_, n) => `192.0.2.${n + 1}`);
    expect(await guests(...visitors)).toEqual(visitors.map(() => 201));
  });

  it('is not passed by forged addresses to the left of the real one', async () => {
    const forged = Array.from({ length: AN_HOUR + 1 }, (_, n) => `203.0.113.${n}, 198.51.100.7`);
    expect(await guests(...forged)).toEqual([...Array.from({ length: AN_HOUR }, () => 201), 429]);
  });

  it('is not passed by the many addresses of one IPv6 network', async () => {
    const own = Array.from({ length: AN_HOUR + 1 }, (_, n) => `2001:db8:7:7:${n}::1`);
    expect(await guests(...own)).toEqual([...Array.from({ length: AN_HOUR }, () => 201), 429]);
    expect(await guests('2001:db8:7:8::1')).toEqual([201]);
  });
});

describe('an address of the api', () => {
  it('answers OPTIONS with its methods, as they are described, and refuses the others', async () => {
    for (const [path, operations] of Object.entries(await described())) {
      const url = game.url + path.replaceAll(/\{\w+\}/g, 'x');
      const methods = Object.keys(operations).map((name) => name.toUpperCase());
      const allowed = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].sort();
      const options = await fetch(url, { method: 'OPTIONS' });
      expect([path, options.status, options.headers.get('allow')?.split(', ').sort()]).toEqual([path, 204, allowed]);
      const refused = await fetch(url, { method: methods.includes('PUT') ? 'PATCH' : 'PUT' });
      expect([path, refused.status, refused.headers.get('allow')?.split(', ').sort()]).toEqual([path, 405, allowed]);
      expect(await refused.json()).toMatchObject({ statusCode: 405, code: 'METHOD_NOT_ALLOWED' });
    }
  });

  it('keeps personal answers out of every cache, and answers HEAD as GET', async () => {
    const player = await Player.begun(game.url);
    const headers = { authorization: `Bearer ${player.token}` };
    const perRequest = ['date', 'x-request-id', 'connection', 'keep-alive'];
    const told = (answer: Response): object =>
      Object.fromEntries([...answer.headers].filter(([name]) => !perRequest.includes(name)));
    for (const path of [
      '/api/auth/me',
      '/api/auth/saves',
      '/api/user/action-tokens',
      `/api/stories/${player.sessionId}`,
      `/api/choices/${player.sessionId}`,
      `/api/sessions/${player.sessionId}/world`,
      `/api/characters/${player.characterId}`,
    ]) {
      const [get, head] = await Promise.all(
        ['GET', 'HEAD'].map((method) => fetch(game.url + path, { method, headers })),
      );
      expect([path, get?.status, get?.headers.get('cache-control')]).toEqual([path, 200, 'private, no-store']);
      expect([path, head?.status, await head?.text(), told(head as Response)]).toEqual([
        path,
        200,
        '',
        told(get as Response),
      ]);
    }
  });
});

describe('every answer', () => {
  it.each([
    '/',
    '/api/auth/me',
    '/api/nothing',
    '/api/%zz',
    '/health/live',
    '/metrics',
    '/assets/nothing.js',
    '/favicon.svg',
  ])('has the security headers: %s', async (path) => {
    const { headers } = await fetch(game.url + path);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'") as string,
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()') as string,
    });
  });

  it('has them also where it is an event stream', async () => {
    const player = await Player.begun(game.url);
    const abort = new AbortController();
    const { headers } = await fetch(`${game.url}/api/sessions/${player.sessionId}/events`, {
      signal: abort.signal,
      headers: { authorization: `Bearer ${player.token}` },
    });
    abort.abort();
    expect(headers.get('content-type')).toContain('text/event-stream');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
  });
});

describe('a body', () => {
  it('that is broken off is no error of the game', async () => {
    const connection = await RawConnection.open(game.url);
    connection.write(
      'POST /api/auth/guest HTTP/1.1',
      'Host: x',
      'Content-Type: application/json',
      'Content-Length: 9',
      '',
      '{',
    );
    connection.socket.end();
    await eventually(() => expect(game.output()).toContain('a request ended before its body did'));
    expect(game.output()).not.toContain('"level":"error"');
  });
});
