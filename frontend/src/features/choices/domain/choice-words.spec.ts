import { startingAttributes } from '#game/model/character.js';
import { chanceOf, lackOf, needOf, priceOf } from './choice-words.js';

const attributes = startingAttributes('scout', ['perception']);

describe('the chance of a choice', () => {
  it('is the server’s value', () =>
    expect(chanceOf({ attributeCheck: 'strength', difficulty: 'hard', successChance: 44 }, attributes)).toBe(44));
  it.each([
    [null, 'hard', 75],
    ['perception', 'easy', 85],
    ['reflexes', 'medium', 60],
    ['strength', 'hard', 5],
  ] as const)('is the formula’s without one: %s, %s gives %d', (attributeCheck, difficulty, chance) =>
    expect(chanceOf({ attributeCheck, difficulty }, attributes)).toBe(chance),
  );
});

describe('the requirements of a choice', () => {
  const rope = { name: 'Coil of rope', quantity: 1, value: 3, description: '' };
  it('may be nothing', () => expect(needOf({ requiresItem: null }, [])).toBeNull());
  it('may be an item to carry', () =>
    expect(needOf({ requiresItem: 'Coil of rope' }, [rope])).toEqual({ item: 'Coil of rope', carried: true }));
  it('may be an item to use up', () =>
    expect(needOf({ requiresItem: 'Coil of rope' }, [{ ...rope, quantity: 0 }])).toEqual({
      item: 'Coil of rope',
      carried: false,
    }));
});

describe('the cost of a choice', () => {
  const purse = (coins: number) => ({ coins, faction: 'vikings' as const });
  it('may be nothing', () => expect(priceOf({}, purse(5))).toBeNull());
  it('is in the currency of the people', () =>
    expect(priceOf({ cost: 8 }, purse(8))).toEqual({
      label: '8 silver',
      words: '8 pieces of silver',
      affordable: true,
    }));
  it('may be more than the player has', () =>
    expect(priceOf({ cost: 8 }, purse(5))).toEqual({
      label: '8 silver, you have 5',
      words: '8 pieces of silver, and you have 5',
      affordable: false,
    }));
  it('may be a single coin', () => expect(priceOf({ cost: 1 }, purse(5))?.words).toBe('1 piece of silver'));
});

describe('what is missing for a choice', () => {
  const lacking = (requiresItem: string | null, cost: number) =>
    lackOf(needOf({ requiresItem }, []), priceOf({ cost }, { coins: 5, faction: 'vikings' }));
  it('may be nothing', () => expect(lacking(null, 5)).toBeNull());
  it('may be an item', () =>
    expect(lacking('Coil of rope', 5)).toEqual({ label: 'needs coil of rope', why: 'You carry no coil of rope.' }));
  it('may be coins', () =>
    expect(lacking(null, 8)).toEqual({
      label: '8 silver, you have 5',
      why: 'It costs 8 pieces of silver, and you have 5.',
    }));
  it('is the item first, like the server’s refusal', () =>
    expect(lacking('Coil of rope', 8)?.label).toBe('needs coil of rope'));
});
