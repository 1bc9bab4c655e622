import { FACTIONS } from '../../model/world.js';
import { COMMON, tablesOf } from '../../content/tables.js';
import { thingsFor, waresFor, weightOf } from './things.js';

describe('things to be come by', () => {
  it.each(FACTIONS)('are, for %s, their own and those that anybody may have, but none twice', (faction) => {
    const all = [...tablesOf(faction).finds, ...COMMON.finds];
    const [first] = all;
    expect(thingsFor(faction, [])).toEqual(all);
    expect(thingsFor(faction, first ? [first.item] : [])).toEqual(all.slice(1));
  });

  it.each(FACTIONS)('are all for sale in towns of %s, with whatever else a way may ask for, each once', (faction) => {
    const names = waresFor(faction, []).map(({ name }) => name);
    const asked = [...tablesOf(faction).frames, ...COMMON.frames].flatMap(({ offers }) =>
      offers.flatMap(({ requiresItem }) => requiresItem ?? []),
    );
    expect(names).toEqual(expect.arrayContaining([...thingsFor(faction, []).map(({ item }) => item.name), ...asked]));
    expect(new Set(names).size).toBe(names.length);
    expect(
      waresFor(
        faction,
        names.map((name) => ({ name })),
      ),
    ).toEqual([]);
  });

  it('are come by more readily when they are one’s people’s own, and most of all when some way asks for them', () =>
    expect(
      ['Drinking horn', 'Gilt buckle', 'Coil of rope', 'Walking staff'].map((name) => weightOf('vikings')({ name })),
    ).toEqual([6, 2, 3, 1]));
});
