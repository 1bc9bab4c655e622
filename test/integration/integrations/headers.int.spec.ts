import { gunzipSync } from 'node:zlib';
import { request } from 'undici';
import { newApiKey } from '../../support/api-key.js';
import { FEED } from '../../support/feed-client.js';
import { Player } from '../../support/player.js';
import { sharedGame } from '../../support/shared-game.js';

const game = sharedGame();
let key: string;
beforeAll(async () => {
  key = await newApiKey(game.databaseUrl, ['events:read']);
  // A page with something in it.
  for (let n = 0; n < 5; n += 1) await new Player(game.url).signIn();
}, 60_000);

/** As it comes over the wire: nothing is unpacked. */
const ask = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
  const answer = await request(game.url + path, { headers, signal: AbortSignal.timeout(30_000) });
  return { ...answer, bytes: Buffer.from(await answer.body.arrayBuffer()) };
};
const bearing = (token: string) => ({ authorization: `Bearer ${token}` });

describe('a page of the feed', () => {
  it('comes as gzip to whoever asks for that, and says the same', async () => {
    const plain = await ask(`${FEED}?limit=5`, bearing(key));
    const packed = await ask(`${FEED}?limit=5`, { ...bearing(key), 'accept-encoding': 'br, gzip' });
    expect([plain.headers['content-encoding'], packed.headers['content-encoding']]).toEqual([undefined, 'gzip']);
    expect(gunzipSync(packed.bytes).equals(plain.bytes)).toBe(true);
    expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 2);
    expect([plain.headers['vary'], packed.headers['vary']]).toEqual([
      'Accept, Accept-Encoding',
      'Accept, Accept-Encoding',
    ]);
    expect(packed.headers['content-type']).toBe('application/cloudevents-batch+json; charset=utf-8');
  });

  it.each([['gzip;q=0'], ['*'], ['br']])('comes as it is where %s is accepted', async (coding) => {
    const { headers } = await ask(`${FEED}?limit=5`, { ...bearing(key), 'accept-encoding': coding });
    expect(headers['content-encoding']).toBeUndefined();
  });

  it('is never packed as a stream, which would be held back', async () => {
    const ending = new AbortController();
    const headers = { ...bearing(key), accept: 'text/event-stream', 'accept-encoding': 'gzip' };
    const stream = await request(game.url + FEED, { headers, signal: ending.signal });
    stream.body.on('error', () => undefined);
    expect([stream.headers['content-type'], stream.headers['content-encoding']]).toEqual([
      'text/event-stream',
      undefined,
    ]);
    ending.abort();
  });
});

const REALM = 'Bearer realm="steppes-and-seas"';

describe('a refused caller', () => {
  it.each([
    ['without a token', FEED, {}, REALM],
    ['with a key of nobody', FEED, bearing('ssk_of-nobody'), `${REALM}, error="invalid_token"`],
    ['at a call of players', '/api/auth/me', bearing('x'), `${REALM}, error="invalid_token"`],
  ] as const)('%s learns why', async (_, path, headers, challenge) => {
    const refused = await ask(path, headers);
    expect([refused.statusCode, refused.headers['www-authenticate']]).toEqual([401, challenge]);
  });

  it('with a key that may not do this learns which scope it lacks', async () => {
    const path = '/api/integrations/people/5b0c1d52-6f0e-4a7e-9d6b-0c2f7a1be499';
    const { statusCode, headers } = await ask(path, bearing(key));
    expect([statusCode, headers['www-authenticate']]).toEqual([
      403,
      `${REALM}, error="insufficient_scope", scope="personal:read"`,
    ]);
  });
});

describe('a schema', () => {
  const PATH = '/api/integrations/schemas';

  it.each([
    [`${PATH}/steppes-and-seas.session.ended/1`, 'public, max-age=31536000, immutable'],
    [PATH, 'public, max-age=300'],
  ])('at %s may be kept, and is not sent again to whoever has it', async (path, cacheControl) => {
    const first = await ask(path);
    const tag = String(first.headers['etag']);
    expect([first.statusCode, first.headers['cache-control']]).toEqual([200, cacheControl]);
    expect(tag).toMatch(/^"[\w-]{22}"$/);
    for (const known of [tag, `W/${tag}`, `"another", ${tag}`, '*']) {
      const again = await ask(path, { 'if-none-match': known });
      expect([again.statusCode, again.headers['etag'], again.bytes.length]).toEqual([304, tag, 0]);
    }
    expect((await ask(path, { 'if-none-match': '"another"' })).statusCode).toBe(200);
  });

  it('that is not there is not kept', async () => {
    const { statusCode, headers } = await ask(`${PATH}/steppes-and-seas.session.ended/99`);
    expect([statusCode, headers['cache-control']]).toEqual([404, 'private, no-store']);
  });
});
