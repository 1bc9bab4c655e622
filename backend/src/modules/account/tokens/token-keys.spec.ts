import { createHmac } from 'node:crypto';
import { TokenKeys } from './token-keys.js';

const SECRET = 'of the tests, thirty-two characters';
const NEXT = 'of the tests, another thirty-two characters';
const HOUR_S = 3_600;

const keys = new TokenKeys({ signing: SECRET, old: [] });
const base64url = (text: string): string => Buffer.from(text).toString('base64url');
const headerOf = (token: string): { readonly alg: string; readonly kid: string; readonly typ: string } =>
  JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()) as never;
const CLAIMS = JSON.stringify({ sub: 'ann', exp: Math.floor(Date.now() / 1_000) + HOUR_S });
const signed = (header: string, secret = SECRET, hash = 'sha256', claims = CLAIMS): string => {
  const text = `${base64url(header)}.${base64url(claims)}`;
  return `${text}.${createHmac(hash, secret).update(text).digest('base64url')}`;
};

describe('keys of tokens', () => {
  it('name themselves in a token, without the secret', async () => {
    const { alg, kid, typ } = headerOf(await keys.sign({ sub: 'ann' }, HOUR_S));
    expect([alg, typ]).toEqual(['HS256', 'at+jwt']);
    expect(kid).toMatch(/^[0-9a-f]{16}$/);
    expect(headerOf(await new TokenKeys({ signing: SECRET, old: [NEXT] }).sign({}, HOUR_S)).kid).toBe(kid);
    expect(headerOf(await new TokenKeys({ signing: NEXT, old: [SECRET] }).sign({}, HOUR_S)).kid).not.toBe(kid);
  });

  it('accept a token without a name that any of them has signed', async () => {
    const token = signed('{"alg":"HS256","typ":"JWT"}');
    expect(await keys.verify(token)).toMatchObject({ sub: 'ann' });
    expect(await new TokenKeys({ signing: NEXT, old: [SECRET] }).verify(token)).toMatchObject({ sub: 'ann' });
    expect(await new TokenKeys({ signing: NEXT, old: [] }).verify(token)).toBeNull();
  });

  it('accept nothing under the name of a key that is not listed', async () => {
    const token = await new TokenKeys({ signing: NEXT, old: [] }).sign({ sub: 'ann' }, HOUR_S);
    expect(await keys.verify(token)).toBeNull();
    expect(await keys.verify(signed('{"alg":"HS256","kid":"0123456789abcdef"}'))).toBeNull();
  });

  it.each([
    ['no algorithm', `${base64url('{"alg":"none"}')}.${base64url(CLAIMS)}.`],
    ['another algorithm', signed('{"alg":"HS512"}', SECRET, 'sha512')],
    ['another secret', signed('{"alg":"HS256"}', 'x')],
    ['an empty secret', signed('{"alg":"HS256"}', '')],
    ['a name that is no text', signed('{"alg":"HS256","kid":5}')],
    ['claims that are no JSON', signed('{"alg":"HS256","typ":"JWT"}', SECRET, 'sha256', 'x')],
    ['a header that is no JSON', signed('x')],
    ['a header of null', signed('null')],
    ['an end in the past', signed('{"alg":"HS256"}', SECRET, 'sha256', '{"sub":"ann","exp":1}')],
    ['our type and no audience', signed('{"alg":"HS256","typ":"at+jwt"}')],
    [
      'our type and another audience',
      signed('{"alg":"HS256","typ":"at+jwt"}', SECRET, 'sha256', CLAIMS.replace('}', ',"aud":"another"}')),
    ],
    [
      'an audience and the type of before',
      signed('{"alg":"HS256","typ":"JWT"}', SECRET, 'sha256', CLAIMS.replace('}', ',"aud":"steppes-and-seas"}')),
    ],
    ['another type', signed('{"alg":"HS256","typ":"reset+jwt"}')],
    ['no dots', 'x'],
    ['nothing', ''],
  ])('accept no token with %s', async (_, token) => {
    expect(await keys.verify(token)).toBeNull();
    expect(keys.isSignedByCurrent(token)).toBe(false);
  });
});
