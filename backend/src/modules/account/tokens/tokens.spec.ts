import { JwtService } from '@nestjs/jwt';
import { createHash } from 'node:crypto';
import { TokenKeys } from './token-keys.js';
import { Tokens } from './tokens.js';

const DAY_S = 24 * 60 * 60;
const SECRET = 'of the tests, thirty-two characters';
const NEXT = 'of the tests, another thirty-two characters';
const nowS = Math.floor(Date.now() / 1_000);
const ann = { userId: 'ann', kind: 'guest', deviceId: 'd1', epoch: 0, signedInAtS: nowS } as const;

const setUp = () => {
  const jwt = new JwtService({ secret: SECRET });
  const epochs = new Map<string, number>();
  const live = new Map([['d1', true]]);
  const registered = new Set<string>();
  const reads: string[] = [];
  const deviceEpoch = { n: 0 };
  const devices = {
    standing: (userId: string, deviceId: string) => {
      reads.push(deviceId);
      const isLive = live.get(deviceId) ?? null;
      return Promise.resolve({ isLive, epoch: deviceEpoch.n, isRegistered: registered.has(userId) });
    },
  };
  /** The tokens in another process. */
  const tokens = (secrets = { signing: SECRET, old: [] as string[] }) =>
    new Tokens(
      new TokenKeys(secrets),
      devices as never,
      { of: (id: string) => Promise.resolve(epochs.get(id) ?? 0) } as never,
    );
  /** A token as every version made it before devices had ids. */
  const ofBefore = (claims: object = { kind: 'guest' }, lifetimeS = 180 * DAY_S) =>
    jwt.signAsync({ sub: 'ann', epoch: 0, ...claims }, { expiresIn: lifetimeS });
  return { jwt, epochs, deviceEpoch, live, registered, reads, tokens, ofBefore };
};
const claimsOf = (token: string): { readonly exp: number; readonly iat: number; readonly auth_time: number } =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as never;

describe('a bearer token', () => {
  it('tells person and device, and by the credentials whether they are a guest', async () => {
    const { registered, tokens } = setUp();
    const token = await tokens().issue(ann);
    expect(await tokens().principalOf(token)).toEqual({ kind: 'guest', userId: 'ann', deviceId: 'd1' });
    registered.add('ann');
    expect(await tokens().principalOf(token)).toEqual({ kind: 'registered', userId: 'ann', deviceId: 'd1' });
  });

  it('that is not ours, or whose device was revoked or is not there, has no principal', async () => {
    const { live, tokens } = setUp();
    const token = await tokens().issue(ann);
    expect(await tokens().principalOf(`${token}x`)).toBeNull();
    live.set('d1', false);
    expect(await tokens().principalOf(token)).toBeNull();
    live.clear();
    expect(await tokens().principalOf(token)).toBeNull();
  });

  it('ends when its device is logged out, which may sign in again', async () => {
    const { deviceEpoch, tokens } = setUp();
    const token = await tokens().issue(ann);
    deviceEpoch.n = 1;
    expect(await tokens().principalOf(token)).toBeNull();
    expect(await tokens().principalOf(await tokens().issue({ ...ann, epoch: 1 }))).not.toBeNull();
  });

  it('is read from the database once in ten seconds', async () => {
    const { reads, tokens } = setUp();
    const here = tokens();
    const token = await here.issue(ann);
    for (let n = 0; n < 50; n++) await here.principalOf(token);
    expect(reads).toHaveLength(1);
    here.forget('bob');
    await here.principalOf(token);
    expect(reads).toHaveLength(1);
    here.forget('ann');
    await here.principalOf(token);
    expect(reads).toHaveLength(2);
  });

  it('is not trusted when a revocation overtakes its check', async () => {
    const { live, tokens } = setUp();
    const here = tokens();
    const token = await here.issue(ann);
    const checked = here.principalOf(token);
    here.forget('ann');
    await checked;
    live.set('d1', false);
    expect(await here.principalOf(token)).toBeNull();
  });

  it.each([
    ['guest', 180],
    ['registered', 90],
  ] as const)('of a %s lasts %i days, sliding by renewals up to a year after the sign-in', async (kind, days) => {
    const { registered, tokens } = setUp();
    if (kind === 'registered') registered.add('ann');
    const issued = await tokens().issue({ ...ann, kind });
    expect(claimsOf(issued).exp - claimsOf(issued).iat).toBe(days * DAY_S);
    expect(await tokens().renewed(issued, nowS)).toBeNull();
    const fresh = (await tokens().renewed(issued, nowS + 2 * DAY_S))?.token ?? '';
    expect(await tokens().principalOf(fresh)).toEqual({ kind, userId: 'ann', deviceId: 'd1' });
    expect(claimsOf(fresh).auth_time).toBe(nowS);
    const late = await tokens().issue({ ...ann, kind, signedInAtS: nowS - 355 * DAY_S });
    expect(claimsOf(late).exp).toBeLessThanOrEqual(nowS + 10 * DAY_S + 1);
    expect(await tokens().principalOf(late)).not.toBeNull();
  });

  it('signed with an old secret is accepted, and renewed at once', async () => {
    const { tokens, ofBefore } = setUp();
    const rotated = tokens({ signing: NEXT, old: [SECRET] });
    for (const token of [await tokens().issue(ann), await ofBefore()]) {
      expect(await rotated.principalOf(token)).toMatchObject({ userId: 'ann' });
      expect(await rotated.renewed(token, nowS)).toMatchObject({ userId: 'ann' });
    }
    const fresh = (await rotated.renewed(await tokens().issue(ann), nowS))?.token ?? '';
    expect(await tokens({ signing: NEXT, old: [] }).principalOf(fresh)).toMatchObject({ userId: 'ann' });
    expect(await rotated.renewed(fresh, nowS)).toBeNull();
  });
});

describe('a token of before devices had ids', () => {
  it.each([{ kind: 'guest' }, {}])('is valid with the claims %j', async (claims) => {
    const { tokens, ofBefore } = setUp();
    expect(await tokens().principalOf(await ofBefore(claims))).toEqual({
      kind: 'guest',
      userId: 'ann',
      deviceId: null,
    });
  });

  it('is exchanged at its first use for one of a device, the same for two tabs', async () => {
    const { live, tokens, ofBefore } = setUp();
    const old = await ofBefore();
    const [one, other] = [await tokens().renewed(old, nowS), await tokens().renewed(old, nowS)];
    expect(one?.deviceId).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(other?.deviceId).toBe(one?.deviceId);
    live.set(one?.deviceId ?? '', true);
    expect(await tokens().principalOf(one?.token ?? '')).toMatchObject({ userId: 'ann', deviceId: one?.deviceId });
    expect(createHash('sha256').update(old).digest('hex').slice(0, 8)).toBe(one?.deviceId.slice(0, 8));
  });

  it('ends with the device that it became, and with the epoch of its person', async () => {
    const { epochs, live, tokens, ofBefore } = setUp();
    const old = await ofBefore();
    live.set((await tokens().renewed(old, nowS))?.deviceId ?? '', false);
    expect(await tokens().principalOf(old)).toBeNull();
    const another = await ofBefore({ kind: 'guest', n: 2 });
    expect(await tokens().principalOf(another)).not.toBeNull();
    epochs.set('ann', 1);
    expect(await tokens().principalOf(another)).toBeNull();
  });
});
