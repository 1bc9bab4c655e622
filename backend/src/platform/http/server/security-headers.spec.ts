import { type RequestListener, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { quietLog } from '#test/support/quiet-log.js';
import { createHttpServer, SERVER_TIMES } from './http-server.js';
import { type SecurityPolicy } from './security-headers.js';

let server: Server;
let url = '';
const ok: RequestListener = (_, response) => void response.end('done');
const serve = async (
  handler = ok,
  policy: SecurityPolicy = { isHttps: false, embedAllowedOrigins: [] },
): Promise<void> => {
  const limits = { times: SERVER_TIMES, maxConnections: 10, maxConnectionsPerAddress: 10, trust: () => false };
  server = createHttpServer({ ...limits, policy, log: quietLog })(handler);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const headersAt = async (path: string): Promise<Headers> => (await fetch(url + path)).headers;

describe('every answer', () => {
  it('of the page behind a shared link tells nobody of it', async () => {
    await serve();
    for (const path of ['/shared', '/shared/', '/shared?x=1']) {
      const headers = await headersAt(path);
      expect([headers.get('referrer-policy'), headers.get('x-robots-tag')]).toEqual([
        'no-referrer',
        'noindex, nofollow',
      ]);
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    }
    expect((await headersAt('/sharedness')).has('x-robots-tag')).toBe(false);
  });

  it('keeps others out: of its content, its frame and its type', async () => {
    await serve();
    const headers = await headersAt('/api/auth/me');
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-security-policy':
        "default-src 'self';img-src 'self' data:;object-src 'none';base-uri 'none';form-action 'self';frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()') as string,
      'cache-control': 'private, no-store',
    });
    for (const name of ['strict-transport-security', 'x-frame-options', 'x-powered-by'])
      expect(headers.has(name)).toBe(false);
  });

  it('asks for HTTPS where the game is known by it', async () => {
    await serve(ok, { isHttps: true, embedAllowedOrigins: [] });
    expect((await headersAt('/')).get('strict-transport-security')).toBe('max-age=31536000');
  });

  it('lets the allowed origins frame /embed, and nothing else', async () => {
    await serve(ok, { isHttps: false, embedAllowedOrigins: ['https://a.example', 'https://b.example'] });
    const ancestors = async (path: string) =>
      /frame-ancestors ([^;]*)/.exec((await headersAt(path)).get('content-security-policy') ?? '')?.[1];
    for (const path of ['/embed', '/embed/', '/embed?color=red'])
      expect(await ancestors(path)).toBe('https://a.example https://b.example');
    for (const path of ['/', '/embedded', '/embed/x', '/api/embed', '/?/embed', '/EMBED'])
      expect(await ancestors(path)).toBe("'none'");
  });

  it('may say of itself how long it is kept', async () => {
    await serve((_, response) => void response.writeHead(200, { 'Cache-Control': 'public, immutable' }).end());
    expect((await headersAt('/')).get('cache-control')).toBe('public, immutable');
  });
});
