import { contentFixture } from '#test/support/content-fixture.js';
import { findsAt, waresFor, weightOf } from './things.js';

const namesOf = (items: readonly { readonly name: string }[]) => items.map(({ name }) => name);
const carried = (...names: readonly string[]) =>
  names.map((name) => ({ name, quantity: 1, value: 1, description: '' }));

describe('things to be come by', () => {
  it('are a people’s own and those of every people, but not what is carried', () => {
    const found = (...held: readonly string[]) =>
      namesOf(
        findsAt(contentFixture, { faction: 'vikings', inventory: carried(...held) }, 'forest').map(({ item }) => item),
      );
    expect(found()).toEqual(['Loaf', 'Ring', 'Rope', 'Staff', 'Candle', 'Button']);
    expect(found('Ring', 'Staff')).toEqual(['Loaf', 'Rope', 'Candle', 'Button']);
  });

  it('are all for sale in a town, beside the tools of every trade, each once', () => {
    const sold = (...held: readonly string[]) =>
      namesOf(waresFor(contentFixture, { faction: 'vikings', inventory: carried(...held) }));
    const all = ['Shield', 'Axe', 'Loaf', 'Ring', 'Rope', 'Staff', 'Candle', 'Button'];
    expect(sold()).toEqual(all);
    expect(sold('Axe')).toEqual(all.filter((name) => name !== 'Axe'));
    expect(sold(...all)).toEqual([]);
  });

  it('are come by more readily when they are the people’s own, and most of all when an offer requires them', () =>
    expect(['Loaf', 'Ring', 'Rope', 'Staff'].map((name) => weightOf(contentFixture, 'vikings')({ name }))).toEqual([
      6, 2, 3, 1,
    ]));
});
