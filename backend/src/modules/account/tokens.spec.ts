import { JwtService } from '@nestjs/jwt';
import { Tokens } from './tokens.js';

const DAY_S = 24 * 60 * 60;
const setUp = () => {
  const jwt = new JwtService({ secret: 'of the tests' });
  const epochs = new Map<string, number>();
  const query = ({ values: [userId] }: { values: [string] }) =>
    Promise.resolve({ rows: [{ epoch: epochs.get(userId) ?? 0 }] });
  /** The tokens in another process. */
  const tokens = () => new Tokens(jwt, { query } as never);
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
});
