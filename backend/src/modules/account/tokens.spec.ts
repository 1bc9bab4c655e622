import { JwtService } from '@nestjs/jwt';
import { TokenKeys } from './token-keys.js';
import { Tokens } from './tokens.js';

const DAY_S = 24 * 60 * 60;
const SECRET = 'of the tests, thirty-two characters';
const NEXT = 'of the tests, another thirty-two characters';

const setUp = () => {
  const jwt = new JwtService({ secret: SECRET });
  const epochs = new Map<string, number>();
  const query = ({ values: [userId] }: { values: [string] }) =>
    Promise.resolve({ rows: [{ epoch: epochs.get(userId) ?? 0 }] });
  /** The tokens in another process. */
  const tokens = (secrets = { signing: SECRET, old: [] as string[] }) =>
    new Tokens(new TokenKeys(secrets), { query } as never);
  return { jwt, epochs, tokens };
};

describe('a bearer token', () => {
  it.each(['guest', 'registered'] as const)('tells a %s', async (kind) => {
    const { tokens } = setUp();
    const token = await tokens().issue({ userId: 'ann', kind });
    expect(await tokens().principalOf(token)).toEqual({ kind, userId: 'ann' });
  });

  it("without a kind, from an older version, is a guest's", async () => {
    const { jwt, tokens } = setUp();
    const token = await jwt.signAsync({ sub: 'ann', epoch: 0 }, { expiresIn: DAY_S });
    expect(await tokens().principalOf(token)).toEqual({ kind: 'guest', userId: 'ann' });
  });

  it('that is not ours, or was revoked, has no principal', async () => {
    const { epochs, tokens } = setUp();
    const token = await tokens().issue({ userId: 'ann', kind: 'guest' });
    expect(await tokens().principalOf(`${token}x`)).toBeNull();
    epochs.set('ann', 1);
    expect(await tokens().principalOf(token)).toBeNull();
  });

  it('is renewed as the same kind once it is a day old', async () => {
    const { tokens } = setUp();
    const token = await tokens().issue({ userId: 'ann', kind: 'registered' });
    const nowS = Date.now() / 1_000;
    expect(await tokens().renewed(token, nowS)).toBeNull();
    const fresh = await tokens().renewed(token, nowS + DAY_S + 2);
    expect(await tokens().principalOf(fresh ?? '')).toEqual({ kind: 'registered', userId: 'ann' });
  });

  it('signed with an old secret is accepted, and renewed at once', async () => {
    const { jwt, tokens } = setUp();
    const named = await tokens().issue({ userId: 'ann', kind: 'registered' });
    const ofBefore = await jwt.signAsync({ sub: 'ann', epoch: 0 }, { expiresIn: DAY_S });
    const rotated = tokens({ signing: NEXT, old: [SECRET] });
    const nowS = Date.now() / 1_000;
    for (const token of [named, ofBefore]) {
      expect(await rotated.principalOf(token)).toMatchObject({ userId: 'ann' });
      const fresh = (await rotated.renewed(token, nowS)) ?? '';
      expect(await tokens({ signing: NEXT, old: [] }).principalOf(fresh)).toMatchObject({ userId: 'ann' });
      expect(await rotated.renewed(fresh, nowS)).toBeNull();
    }
  });
});
