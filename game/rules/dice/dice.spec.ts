import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { ATTRIBUTES } from '../../model/character.js';
import { OFFER_KINDS } from '../../model/offer.js';
import { type DrawRecord } from '../../model/deed.js';
import { commitmentOf, diceOf, drawsOf, nextPath, rootPath, turnKey, verifyTurn } from './dice.js';

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const SESSION = '7d3c0f5e-3c1b-4b63-8f8c-0a4f2f8a9d11';
const hexKeyOf = (byte: number) => byte.toString(16).padStart(2, '0').repeat(32);

const seeds = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((b) => Buffer.from(b).toString('hex'));
const steps = fc.record({
  kind: fc.constantFrom(...OFFER_KINDS, 'move' as const),
  attribute: fc.constantFrom(...ATTRIBUTES, null),
  target: fc.option(fc.string({ unit: 'grapheme' })),
});

describe('the commitment', () => {
  it('is the SHA-256 of the seed that anyone can compute', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        expect(commitmentOf(seed)).toBe(createHash('sha256').update(seed, 'hex').digest('hex'));
      }),
    );
  });
});

describe('paths', () => {
  const root = rootPath(SESSION);

  it('are the same for the same deed from the same point', () => {
    fc.assert(fc.property(steps, (step) => nextPath(root, step) === nextPath(root, { ...step })));
  });

  it('differ where any part of the deed or its point differs', () => {
    fc.assert(
      fc.property(steps, steps, (a, b) => {
        const same = a.kind === b.kind && a.attribute === b.attribute && a.target === b.target;
        expect(nextPath(root, a) === nextPath(root, b)).toBe(same);
        expect(nextPath(root, a)).not.toBe(nextPath(rootPath('another'), a));
      }),
    );
  });

  it('give a key by HMAC that anyone with the seed can compute', () => {
    fc.assert(
      fc.property(seeds, steps, (seed, step) => {
        const path = nextPath(root, step);
        const theirs = createHmac('sha256', Buffer.from(seed, 'hex')).update(path, 'hex').digest('hex');
        expect(turnKey(seed, path)).toBe(theirs);
      }),
    );
  });
});

describe('draws', () => {
  it('stay within their sides', () => {
    fc.assert(
      fc.property(seeds, fc.string(), fc.nat(), fc.integer({ min: 1, max: 2 ** 32 }), (key, purpose, k, sides) => {
        const value = drawsOf(key)(purpose, k, sides);
        expect(Number.isInteger(value) && value >= 1 && value <= sides).toBe(true);
      }),
    );
  });

  it.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN])('refuse a die of %p sides', (sides) => {
    expect(() => drawsOf(SEED)('roll', 1, sides)).toThrow(RangeError);
  });

  // Critical values of chi-square at p = 0.0001; seeds are fixed, so the test can't fail by chance.
  it.each([
    { sides: 6, critical: 25.7 },
    { sides: 20, critical: 51.0 },
    { sides: 100, critical: 160.1 },
  ])('are uniform on $sides sides', ({ sides, critical }) => {
    const perSide = 60;
    const counts = new Map(Array.from({ length: sides }, (_, i) => [i + 1, 0]));
    for (let k = 1; k <= sides * perSide; k++) {
      const value = drawsOf(SEED)('roll', k, sides);
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    const chiSquare = [...counts.values()].reduce((sum, n) => sum + (n - perSide) ** 2 / perSide, 0);
    expect(chiSquare).toBeLessThan(critical);
  });

  it('have no modulo bias: on three quarters of the words, the lower half comes up half the time', () => {
    const sides = 3 * 2 ** 30;
    const n = 2000,
      valueOf = drawsOf(SEED);
    const low = Array.from({ length: n }, (_, k) => valueOf('bias', k, sides)).filter((v) => v <= sides / 2).length;
    // With a plain modulo it would be 62.5 percent; four standard deviations are 4.5 percent.
    expect(Math.abs(low / n - 0.5)).toBeLessThan(0.045);
  });
});

describe('the dice of a turn', () => {
  it('repeat with the same key, and differ with another', () => {
    const rolls = (key: string) => {
      const { draw } = diceOf(key);
      return Array.from({ length: 20 }, () => draw('roll', 100));
    };
    expect(rolls(hexKeyOf(7))).toEqual(rolls(hexKeyOf(7)));
    expect(rolls(hexKeyOf(7))).not.toEqual(rolls(hexKeyOf(8)));
  });

  it('count each purpose separately, so that another draw for one does not change the others', () => {
    const one = diceOf(SEED);
    const two = diceOf(SEED);
    one.draw('loot', 6);
    expect(one.draw('roll', 100)).toBe(two.draw('roll', 100));
  });

  it('record what was drawn, in order', () => {
    const dice = diceOf(SEED);
    dice.draw('roll', 100);
    dice.draw('loot', 6);
    dice.draw('roll', 100);
    expect(dice.record().map(({ purpose, k }) => `${purpose} ${k}`)).toEqual(['roll 1', 'loot 1', 'roll 2']);
  });
});

describe('verification', () => {
  const purposes = fc.array(fc.tuple(fc.constantFrom('roll', 'loot', 'meet'), fc.integer({ min: 1, max: 1000 })), {
    minLength: 1,
    maxLength: 8,
  });
  const played = (seedHex: string, wanted: readonly (readonly [string, number])[]) => {
    const path = nextPath(rootPath(SESSION), { kind: 'force', attribute: 'strength', target: 'o1' });
    const dice = diceOf(turnKey(seedHex, path));
    wanted.forEach(([purpose, sides]) => dice.draw(purpose, sides));
    return { seedHex, path, draws: dice.record() };
  };

  it('accepts the recorded draws', () => {
    fc.assert(fc.property(seeds, purposes, (seed, wanted) => verifyTurn(played(seed, wanted))));
  });

  it('refuses a changed value, a changed number, and a draw left out', () => {
    fc.assert(
      fc.property(seeds, purposes, fc.nat(), (seed, wanted, at) => {
        const turn = played(seed, [...wanted, ['roll', 100], ['roll', 100]]);
        const i = at % turn.draws.length;
        const altered = (change: (d: DrawRecord) => Partial<DrawRecord>) =>
          turn.draws.map((d, j) => (j === i ? { ...d, ...change(d) } : d));
        expect(verifyTurn({ ...turn, draws: altered(({ value }) => ({ value: value + 1 })) })).toBe(false);
        expect(verifyTurn({ ...turn, draws: altered(({ k }) => ({ k: k + 1 })) })).toBe(false);
        expect(verifyTurn({ ...turn, draws: altered(() => ({ sides: 0 })) })).toBe(false);
        expect(verifyTurn({ ...turn, draws: turn.draws.slice(0, -2).concat(turn.draws.slice(-1)) })).toBe(false);
      }),
    );
  });
});

describe('known values', () => {
  it('never change: running sagas and finished proofs depend on them', () => {
    const root = rootPath(SESSION);
    const path = nextPath(root, { kind: 'talk', attribute: 'charisma', target: 'offer-1' });
    const key = turnKey(SEED, path);
    const { draw } = diceOf(key);
    expect({
      commitment: commitmentOf(SEED),
      root,
      path,
      move: nextPath(path, { kind: 'move', attribute: null, target: '3,-2' }),
      key,
      rolls: [draw('roll', 100), draw('roll', 100), draw('loot', 6), draw('wide', 3 * 2 ** 30)],
    }).toMatchInlineSnapshot(`
{
  "commitment": "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd",
  "key": "b0bfd24de0cffefac63aecf40c3809228e5eae299295aa247122082e93d1da9c",
  "move": "8efbfb93c12711a704e49005e20a29c2ef0a2a2740675216997442f563777937",
  "path": "07ec8a1c32eb77a0bea4c61ed83094997e27335f41abc206138604b8d1f09c71",
  "rolls": [
    9,
    27,
    5,
    291140265,
  ],
  "root": "581c144960a33233326d42e1193bb1a319dd9df72146eb0787e6fc7b5b6436f1",
}
`);
  });
});
