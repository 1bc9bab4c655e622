import { attemptAt } from '#game/model/attempt.js';
import { card, leaf, menu, saga, valueIn } from './hand-made.fixture.js';
import { gainsOf, REWARDS } from './reward.figures.js';

const value = (title: string, ...leaves: Parameters<typeof leaf>[0][]) =>
  valueIn(REWARDS, title, [saga(leaves.map((parts) => leaf(parts)))]);
const TALK = { deed: { kind: 'talk', offerId: 'x', requiresItem: null } } as const;

describe('the figures of rewards', () => {
  it('count turns on which coins changed, and talks that paid', () => {
    expect(value('turns on which coins', { coins: 2 }, { coins: -1 }, {}, {})).toBe(50);
    expect(value('successful talks', { ...TALK, coins: 3 }, TALK, { ...TALK, success: false, coins: -3 })).toBe(50);
  });

  it('look for small change at a climax alone', () => {
    const atTest = { menu: menu([], { frame: 'vikings/the-burnt-hall:test' }) };
    const given = {
      ...atTest,
      coins: -3,
      attempt: attemptAt('give', { object: { of: 'coins', amount: 3 } }),
    };
    expect(value('deeds at a climax that changed', given, { ...atTest, coins: -3 })).toBe(50);
    const atHunter = { menu: menu([], { frame: 'vikings/threat:hunter' }), gained: ['rope'] };
    expect(value('deeds at a climax that changed', { ...atTest, coins: 1 }, atHunter, { coins: 5 })).toBe(50);
    expect(value('deeds at a climax that gained', atTest, atHunter)).toBe(50);
  });

  it('tell failures that cost coins from those that cost nothing', () => {
    const fails = { success: false };
    const leaves = [{ ...fails, coins: -2 }, { ...fails, wound: 3 }, fails, { coins: -2 }];
    expect(value('failures that cost', ...leaves)).toBeCloseTo(100 / 3);
    expect(value('failures that changed neither', ...leaves)).toBeCloseTo(100 / 3);
  });

  it('follow each thing gained to the menus and deeds after it', () => {
    const wanted = leaf({ menu: menu([card('x.1', { requiresItem: 'rope' })]) });
    const used = leaf({ deed: { kind: 'craft', offerId: 'x.1', requiresItem: 'lamp' } });
    const gains = gainsOf(saga([leaf({ gained: ['rope', 'lamp'] }), wanted, used, leaf({ gained: ['rope'] })]));
    expect(gains.map((gain) => [gain.wanted, gain.used])).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ]);
  });
});
