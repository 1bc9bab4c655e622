import { differencesBetween } from './differences.js';

describe('the differences between two states', () => {
  it('are none where both are equal', () =>
    expect(differencesBetween({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toEqual([]));
  it('name the place, and what stood there', () =>
    expect(differencesBetween({ coins: 3, here: { q: 1 } }, { coins: 5, here: { q: 1, r: 2 } })).toEqual([
      { path: 'coins', before: 3, after: 5 },
      { path: 'here.r', before: null, after: 2 },
    ]));
  it('know the members of a list by name: one that left moves none', () =>
    expect(
      differencesBetween(
        [
          { name: 'Rope', quantity: 1 },
          { name: 'Lamp', quantity: 1 },
        ],
        [{ name: 'Lamp', quantity: 2 }],
      ),
    ).toEqual([
      { path: '[Rope]', before: { name: 'Rope', quantity: 1 }, after: null },
      { path: '[Lamp].quantity', before: 1, after: 2 },
    ]));
  it('keep members of one name apart', () =>
    expect(differencesBetween(['a', 'a'], ['a'])).toEqual([{ path: '[a#1]', before: 'a', after: null }]));
});
