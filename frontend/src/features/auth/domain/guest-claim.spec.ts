import fc from 'fast-check';
import { claimsIn, claimToRegister, type GuestClaim, withChanged, withClaim, withoutClaim } from './guest-claim.js';

const hero = { characterId: 'c', name: 'Thora', faction: 'vikings' } as const;
const ann: GuestClaim = { token: 'a', userId: 'ann', username: 'Guest_a', hero, refused: false, stays: false };
const bob: GuestClaim = { token: 'b', userId: 'bob', username: 'Guest_b', hero: null, refused: false, stays: false };
const old: GuestClaim = { token: 'o', userId: null, username: null, hero: null, refused: false, stays: false };

describe('the claims of a device', () => {
  it('are read back', () => expect(claimsIn([ann, bob], null)).toEqual([ann, bob]));
  it('include the single token of before there was a list, once', () => {
    expect(claimsIn(null, 'o')).toEqual([old]);
    expect(claimsIn([ann], 'o')).toEqual([old, ann]);
    expect(claimsIn([ann], 'a')).toEqual([ann]);
  });
  it.each([[null], ['text'], [{}], [[null, 4, {}, { token: '' }]]])('are none in %j', (value) =>
    expect(claimsIn(value, null)).toEqual([]),
  );
  it('of an odd shape keep the token', () =>
    expect(claimsIn([{ token: 'a', hero: { name: 'x', faction: 'martians' }, userId: 7 }], null)).toEqual([
      { ...old, token: 'a' },
    ]));

  it('begin with the newest, and name each guest once', () => {
    expect(withClaim([ann], bob)).toEqual([bob, ann]);
    expect(withClaim([bob, ann], { token: 'a2', userId: 'ann', refused: false })).toEqual([
      { ...ann, token: 'a2' },
      bob,
    ]);
    expect(withClaim([old], { token: 'o', userId: 'ann', username: 'Guest_a' })).toEqual([
      { ...ann, token: 'o', hero: null },
    ]);
  });
  it('never lose another guest by keeping one', () => {
    const claims = fc.array(fc.record({ token: fc.string({ minLength: 1 }), userId: fc.uuid() }), { maxLength: 40 });
    fc.assert(
      fc.property(claims, (guests) => {
        const kept = guests.reduce<readonly GuestClaim[]>(withClaim, []);
        const tokens = new Set(kept.map(({ token }) => token));
        expect(guests.filter(({ token }) => !tokens.has(token))).toEqual([]);
      }),
    );
  });
  it('change in their place, and are dropped by name or token', () => {
    expect(withChanged([bob, ann], 'a', { refused: true })).toEqual([bob, { ...ann, refused: true }]);
    expect(withoutClaim([bob, ann], { token: '', userId: 'ann' })).toEqual([bob]);
    expect(withoutClaim([old, ann], { token: 'o', userId: null })).toEqual([ann]);
  });

  it.each<readonly [string, readonly GuestClaim[], GuestClaim | null]>([
    ['the newest with a saga', [bob, ann], ann],
    ['the newest, if none is known to have one', [bob, old], bob],
    ['none that is refused', [{ ...ann, refused: true }, old], old],
    ['nothing', [{ ...ann, refused: true }], null],
  ])('give a new account %s', (_, claims, taken) => expect(claimToRegister(claims)).toBe(taken));
});
