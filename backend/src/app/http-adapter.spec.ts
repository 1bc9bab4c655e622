import { type ServerResponse } from 'node:http';
import { eventually } from '#test/support/eventually.js';
import { RawConnection, rawExchange } from '#test/support/raw-http.js';
import { BIG, type SmallApi, startSmallApi } from '#test/support/small-api.js';

let api: SmallApi;
const start = async (...options: Parameters<typeof startSmallApi>): Promise<void> => {
  api = await startSmallApi(...options);
};
afterEach(() => api.stop());

const send = (method: string, path: string, init: RequestInit = {}) => fetch(api.url + path, { method, ...init });
const post = async (body: string, type = 'application/json') => {
  const answer = await send('POST', '/api/things', { body, headers: { 'content-type': type } });
  return { status: answer.status, body: (await answer.json()) as unknown };
};

describe('a body', () => {
  it('that is none, is none', async () => {
    await start();
    expect(await post('')).toEqual({ status: 201, body: {} });
  });

  it.each([
    ['1,500 levels deep', '['.repeat(1_500) + ']'.repeat(1_500), 'application/json', 'INVALID_FIELD body'],
    ['a form', 'a=b', 'application/x-www-form-urlencoded', 'UNSUPPORTED_MEDIA_TYPE'],
    ['plain text', '{}', 'text/plain', 'UNSUPPORTED_MEDIA_TYPE'],
    ['JSON of another charset', '{}', 'application/json; charset=utf-16', 'UNSUPPORTED_MEDIA_TYPE Content-Type'],
    ['JSON of another kind', '{}', 'application/vnd.api+json', 'UNSUPPORTED_MEDIA_TYPE'],
    ['of 65 kB', `"${'a'.repeat(65 * 1_024)}"`, 'application/json', 'TOO_LARGE'],
  ])('%s is refused', async (_, body, type, reason) => {
    await start();
    const [code = '', field] = reason.split(' ');
    const statusCode = { INVALID_FIELD: 400, UNSUPPORTED_MEDIA_TYPE: 415, TOO_LARGE: 413 }[code] ?? 0;
    const message = expect.any(String) as string;
    expect(await post(body, type)).toEqual({
      status: statusCode,
      body: { statusCode, code, message, ...(field && { details: { field } }) },
    });
  });

  it.each([
    ['its length is known', 'Content-Length: 100', '{"a":'],
    ['it comes in chunks', 'Transfer-Encoding: chunked', '5\r\n{"a"'],
  ])('that is broken off is no error of ours where %s', async (_, header, bytes) => {
    await start();
    const connection = await RawConnection.open(api.url);
    connection.write('POST /api/things HTTP/1.1', 'Host: x', 'Content-Type: application/json', header, '', bytes);
    connection.socket.end();
    await eventually(() =>
      expect(api.lines).toContainEqual({ level: 'debug', message: 'a request ended before its body did' }),
    );
    expect(api.lines.filter(({ level }) => level === 'error')).toEqual([]);
  });
});

it('refuses an address with a NUL byte, wherever that stands', async () => {
  await start();
  expect((await send('GET', '/api/things/%00')).status).toBe(404);
  expect((await send('GET', '/api/things?after=a%00b')).status).toBe(400);
});

describe('an answer', () => {
  it('that is taken too slowly is given up, though a little is taken now and then', async () => {
    await start({}, 500);
    const closed = new Promise<void>((resolve) => {
      api.server.once('request', (_, response: ServerResponse) => response.once('close', resolve));
    });
    const connection = await RawConnection.open(api.url);
    connection.write('GET /api/things/big HTTP/1.1\r\nHost: x\r\n\r\n').socket.pause();
    const sip = setInterval(() => void connection.socket.read(1), 20);
    await closed.finally(() => clearInterval(sip));
    connection.socket.destroy();
    expect(connection.received.length).toBeLessThan(BIG.length);
  });

  it('to HEAD is that to GET without its body', async () => {
    await start();
    const [get, head] = [await send('GET', '/api/things/1'), await send('HEAD', '/api/things/1')];
    expect([head.status, await head.text()]).toEqual([200, '']);
    const headersOf = ({ headers }: Response): object =>
      Object.fromEntries(
        [...headers].filter(([name]) => !['date', 'x-request-id', 'connection', 'keep-alive'].includes(name)),
      );
    expect(headersOf(head)).toEqual(headersOf(get));
  });
});

describe('an address', () => {
  const METHOD_NOT_ALLOWED = expect.objectContaining({ statusCode: 405, code: 'METHOD_NOT_ALLOWED' }) as object;

  it.each([
    ['/api/things', 'POST, OPTIONS'],
    ['/api/things/1', 'GET, HEAD, DELETE, OPTIONS'],
  ])('%s tells its methods: %s', async (path, allow) => {
    await start();
    const options = await send('OPTIONS', path);
    expect([options.status, options.headers.get('allow'), await options.text()]).toEqual([204, allow, '']);
    for (const method of ['PUT', 'PATCH', 'PROPFIND', 'QUERY']) {
      const answer = await send(method, path);
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, allow]);
      expect(await answer.json()).toEqual(METHOD_NOT_ALLOWED);
    }
    const trace = await rawExchange(
      api.url,
      `TRACE ${path} HTTP/1.1`,
      'Host: x',
      'Cookie: secret',
      'Connection: close',
      '',
      '',
    );
    expect([trace.status, trace.headers.get('allow'), trace.text.includes('secret')]).toEqual([405, allow, false]);
  });

  it('refuses another method before it reads the body', async () => {
    await start();
    expect((await send('PUT', '/api/things', { body: 'a=b', headers: { 'content-type': 'text/xml' } })).status).toBe(
      405,
    );
  });

  it.each(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND'])(
    'that is unknown is 404 for %s',
    async (method) => {
      await start();
      const answer = await send(method, '/api/nothing');
      expect(answer.status).toBe(404);
      if (method !== 'HEAD') expect(await answer.json()).toMatchObject({ statusCode: 404, code: 'NOT_FOUND' });
    },
  );

  it.each([
    ['/api/things/%zz', 400, 'BAD_REQUEST'],
    ['/api/things/%', 400, 'BAD_REQUEST'],
    ['/api/things/%c3%28', 400, 'BAD_REQUEST'],
    [`/api/things/${'a'.repeat(200)}`, 414, 'ADDRESS_TOO_LONG'],
  ])('that can not be read is refused in the one error shape: %s', async (path, statusCode, code) => {
    await start();
    const answer = await rawExchange(api.url, `GET ${path} HTTP/1.1`, 'Host: x', 'Connection: close', '', '');
    expect(JSON.parse(answer.text)).toEqual({ statusCode, code, message: expect.any(String) as string });
    expect(answer.status).toBe(statusCode);
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });
});
