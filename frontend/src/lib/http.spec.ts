import { fakeApi, type Reply } from '../testing/fake-api.js';
import { authToken } from './auth-token.js';
import { request } from './http.js';

const behind = (body: unknown): Reply => ({ body, headers: { 'x-read-behind': '41' } });

describe('a call', () => {
  afterEach(() => authToken.set(null));

  it('has cookies always, a bearer token where one is stored, and a kind of content only with a body', async () => {
    const sent: RequestInit[] = [];
    globalThis.fetch = (_, init = {}) => {
      sent.push(init);
      return Promise.resolve({ ok: true, headers: new Headers(), text: () => Promise.resolve('') } as Response);
    };
    await request('GET', '/api/auth/me');
    authToken.set('a token');
    await request('POST', '/api/auth/login', { body: { username: 'thora' } });
    expect(sent.map(({ credentials }) => credentials)).toEqual(['include', 'include']);
    const headersOf = (n: number) => new Headers(sent[n]?.headers);
    expect([headersOf(0).get('authorization'), headersOf(1).get('authorization')]).toEqual([null, 'Bearer a token']);
    expect([headersOf(0).get('content-type'), headersOf(1).get('content-type')]).toEqual([null, 'application/json']);
  });
});

describe('a read after a write', () => {
  afterEach(() => jest.restoreAllMocks());

  it('is asked for until it shows what was written', async () => {
    const answers = [behind([]), behind([]), { body: ['saga'] }];
    const calls = fakeApi({
      'POST /claim': { body: {}, headers: { 'x-log-position': '41' } },
      'GET /saves': () => answers.shift() ?? { body: null },
    });
    await request('POST', '/claim');
    expect(await request('GET', '/saves')).toEqual(['saga']);
    expect(calls.map(({ headers }) => headers.get('x-read-after'))).toEqual([null, '41', '41', '41']);
  });

  it('is taken as it is when the wait is over', async () => {
    const start = performance.now();
    const clock = jest.spyOn(performance, 'now').mockReturnValue(start);
    const calls = fakeApi({
      'POST /claim': { body: {}, headers: { 'x-log-position': '42' } },
      'GET /saves': () => {
        clock.mockReturnValue(performance.now() + 4_000);
        return behind([]);
      },
    });
    await request('POST', '/claim');
    expect(await request('GET', '/saves')).toEqual([]);
    expect(calls.map(({ method }) => method)).toEqual(['POST', 'GET', 'GET', 'GET']);
  });
});
