import { type RequestListener, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { eventually } from '#test/support/eventually.js';
import { quietLog } from '#test/support/quiet-log.js';
import { answerIn, RawConnection, rawExchange } from '#test/support/raw-http.js';
import { MOST_PIPELINED } from './pipelining.js';
import { createHttpServer, type HttpServerOptions } from './http-server.js';

const times = { headers: 300, request: 600, check: 50, idle: 60_000, answer: 60_000, keepAlive: 60_000 };

let server: Server;
let url = '';
const lines: [object, string][] = [];
const serve = async (handler: RequestListener, over: Partial<HttpServerOptions> = {}): Promise<void> => {
  server = createHttpServer({
    times,
    maxConnections: 100,
    maxConnectionsPerAddress: 50,
    trust: () => false,
    policy: { isHttps: false, embedAllowedOrigins: [] },
    log: { ...quietLog, warn: (details, message) => void lines.push([details, message]) },
    ...over,
  })(handler);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  lines.length = 0;
});

const ok: RequestListener = (request, response) => {
  request.resume().on('end', () => response.end('done'));
  request.on('error', () => undefined);
};
const refusal = (status: number, code: string) => ({
  status,
  body: { statusCode: status, code, message: expect.stringMatching(/^[A-Z].+\.$/) as string },
});
const refusalIn = (received: string) => {
  const { status, text } = answerIn(received);
  return { status, body: JSON.parse(text) as unknown };
};
const HEAD = 'POST / HTTP/1.1\r\nHost: x\r\n';

describe('a request that never ends', () => {
  it.each([
    ['says nothing at all', ''],
    ['stops within its headers', 'POST / HTTP/1.1\r\nHost: x\r\nX-Long: '],
    ['stops before its body', `${HEAD}Content-Length: 10\r\n\r\n`],
    ['stops within a chunk', `${HEAD}Transfer-Encoding: chunked\r\n\r\n5\r\nab`],
  ])('is given up where it %s', async (_, bytes) => {
    await serve(ok);
    const connection = await RawConnection.open(url);
    await connection.write(bytes).closed;
    expect(refusalIn(connection.received)).toEqual(refusal(408, 'REQUEST_TIMEOUT'));
  });

  it('is given up where it sends a byte now and then', async () => {
    await serve(ok);
    const connection = await RawConnection.open(url);
    connection.write(`${HEAD}Content-Length: 1000000\r\n\r\n`);
    const drip = setInterval(() => connection.write('x'), 20);
    await connection.closed.finally(() => clearInterval(drip));
    expect(refusalIn(connection.received)).toEqual(refusal(408, 'REQUEST_TIMEOUT'));
  });

  it('is given up as the second one of a connection too', async () => {
    await serve(ok);
    const connection = await RawConnection.open(url);
    connection.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    await eventually(() => expect(connection.received).toContain('done'));
    await connection.write(`${HEAD}Content-Length: 10\r\n\r\n`).closed;
    expect(connection.received).toContain('HTTP/1.1 408');
  });
});

const BEAT_MS = 50;

describe('an answer', () => {
  it('may take far longer than a request while it is being sent', async () => {
    await serve((_, response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      const beat = setInterval(() => response.write(': beat\n\n'), BEAT_MS);
      response.on('close', () => clearInterval(beat));
    });
    const connection = await RawConnection.open(url);
    connection.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    const beats = (): number => connection.received.split(': beat').length - 1;
    await eventually(() => expect(beats()).toBeGreaterThan((3 * times.request) / BEAT_MS));
    expect(connection.isClosed).toBe(false);
  });

  it('is given up where nobody takes a byte of it', async () => {
    let hasEnded = false;
    await serve(
      (_, response) => {
        response.on('close', () => {
          hasEnded = true;
        });
        response.end(Buffer.alloc(32 * 1024 * 1024));
      },
      { times: { ...times, idle: 300 } },
    );
    const connection = await RawConnection.open(url);
    connection.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n').socket.pause();
    await eventually(() => expect(hasEnded).toBe(true));
    connection.socket.destroy();
  });

  it('is not spoilt by another one where what follows its request is no HTTP', async () => {
    await serve((_, response) => void response.writeHead(200, { 'Content-Length': '1000' }).write('begun'));
    const connection = await RawConnection.open(url);
    connection.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    await eventually(() => expect(connection.received).toContain('begun'));
    await connection.write('nonsense\r\n\r\n').closed;
    expect(connection.received).toMatch(/begun$/);
  });

  it('of pipelined requests comes in their order', async () => {
    await serve((request, response) => void setTimeout(() => response.end(request.url), request.url === '/1' ? 50 : 0));
    const connection = await RawConnection.open(url);
    connection.write(...[1, 2, 3].map((n) => `GET /${n} HTTP/1.1\r\nHost: x\r\n\r\n`));
    await eventually(() => expect(connection.received.match(/^\/\d/gm)).toEqual(['/1', '/2', '/3']));
  });
});

describe('requests sent ahead of their answers', () => {
  let closed = 0;
  const sentAhead = async (n: number): Promise<{ begun: number; connection: RawConnection }> => {
    const waiting: ServerResponse[] = [];
    closed = 0;
    await serve((_, response) => void waiting.push(response.on('close', () => (closed += 1))));
    const connection = await RawConnection.open(url);
    connection.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(n));
    await eventually(() => expect(connection.isClosed || waiting.length === n).toBe(true));
    for (const response of waiting) response.end('done');
    return { begun: waiting.length, connection };
  };

  it('are all answered where they are few', async () => {
    const { connection } = await sentAhead(MOST_PIPELINED);
    await eventually(() => expect(connection.received.match(/done/g)).toHaveLength(MOST_PIPELINED));
    expect(connection.isClosed).toBe(false);
  });

  it('close the connection where they are many, which are never begun', async () => {
    const { begun, connection } = await sentAhead(20_000);
    expect([begun, connection.isClosed]).toEqual([MOST_PIPELINED, true]);
    await eventually(() => expect(closed).toBe(MOST_PIPELINED));
  });

  it('may be any number in the end', async () => {
    await serve(ok);
    const connection = await RawConnection.open(url);
    for (let n = 1; n <= 3 * MOST_PIPELINED; n += 1) {
      connection.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
      await eventually(() => expect(connection.received.match(/done/g)).toHaveLength(n));
    }
  });
});

describe('what is no request', () => {
  it.each([
    ['is no HTTP', 'nonsense\r\n\r\n', 400, 'BAD_REQUEST'],
    ['names no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'BAD_REQUEST'],
    ['says its length twice', `${HEAD}Content-Length: 1\r\nContent-Length: 2\r\n\r\na`, 400, 'BAD_REQUEST'],
    [
      'says length and chunks',
      `${HEAD}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
      'BAD_REQUEST',
    ],
    ['has headers too long', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 431, 'HEADERS_TOO_LARGE'],
    ['has an address too long', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431, 'HEADERS_TOO_LARGE'],
    ['expects what nobody does', `${HEAD}Expect: a wonder\r\nConnection: close\r\n\r\n`, 417, 'EXPECTATION_FAILED'],
    ['asks for a tunnel', 'CONNECT example.org:80 HTTP/1.1\r\nHost: x\r\n\r\n', 405, 'METHOD_NOT_ALLOWED'],
  ])(
    'is refused in the one error shape, with the headers of every answer, where it %s',
    async (_, bytes, status, code) => {
      await serve(ok);
      const { headers, text, ...answer } = await rawExchange(url, bytes);
      expect({ ...answer, body: JSON.parse(text) as unknown }).toEqual(refusal(status, code));
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('cache-control')).toContain('no-store');
      if (status === 405) expect(headers.get('allow')).toBe('GET, HEAD, OPTIONS');
    },
  );

  it.each([
    ['HTTP/1.0', 'GET / HTTP/1.0\r\n\r\n'],
    ['100-continue', `${HEAD}Expect: 100-continue\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`],
    ['an upgrade that is not taken', 'GET / HTTP/1.1\r\nHost: x\r\nUpgrade: h2c\r\nConnection: Upgrade, close\r\n\r\n'],
  ])('does not include %s', async (_, bytes) => {
    await serve(ok);
    const connection = await RawConnection.open(url);
    await connection.write(bytes).closed;
    expect(connection.received).toMatch(/HTTP\/1.1 200 OK[\s\S]*done/);
  });
});

const opened = (n: number): Promise<RawConnection[]> =>
  Promise.all(Array.from({ length: n }, () => RawConnection.open(url)));
const stillOpen = (all: readonly RawConnection[]): number => all.filter(({ isClosed }) => !isClosed).length;
const slow = { ...times, headers: 60_000, request: 60_000 };

describe('connections', () => {
  it('of one address have a limit, which is logged once and frees up as they close', async () => {
    await serve(ok, { maxConnectionsPerAddress: 5, times: slow });
    const all = await opened(20);
    await eventually(() => expect(stillOpen(all)).toBe(5));
    const refused = all.find(({ received }) => received !== '');
    expect(refusalIn(refused?.received ?? '')).toEqual(refusal(429, 'TOO_MANY_REQUESTS'));
    expect(lines).toEqual([
      [{ address: '127.0.0.1', most: 5, times: 1 }, expect.stringContaining('MAX_CONNECTIONS_PER_ADDRESS')],
    ]);
    for (const { socket } of all) socket.destroy();
    await eventually(async () =>
      expect((await rawExchange(url, 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).status).toBe(200),
    );
  });

  it('of a trusted proxy have no limit of their own', async () => {
    await serve(ok, { maxConnectionsPerAddress: 5, times: slow, trust: (address) => address === '127.0.0.1' });
    const all = await opened(20);
    const accepted = (): Promise<number> =>
      new Promise((resolve) => server.getConnections((_, count) => resolve(count)));
    await eventually(async () => expect(await accepted()).toBe(20));
    expect(stillOpen(all)).toBe(20);
    for (const connection of all) connection.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    await Promise.all(all.map(({ closed }) => closed));
    expect(all.map(({ received }) => answerIn(received).status)).toEqual(all.map(() => 200));
  });

  it('of the process have a limit, which is logged once', async () => {
    await serve(ok, { maxConnections: 5, times: slow });
    const all = await opened(20);
    await eventually(() => expect(stillOpen(all)).toBe(5));
    expect(lines).toEqual([[{ maxConnections: 5, times: 1 }, expect.stringContaining('MAX_CONNECTIONS')]]);
  });

  it('that can not be accepted do not end the process', async () => {
    await serve(ok);
    server.emit('error', Object.assign(new Error('accept EMFILE'), { code: 'EMFILE' }));
    expect(lines).toEqual([[expect.objectContaining({ times: 1 }), 'connections could not be accepted']]);
  });
});
