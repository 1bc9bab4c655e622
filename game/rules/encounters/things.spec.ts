import { CATALOGUE } from '../../content/catalogue.js';
import { type Ground } from '../../model/content/catalogue.js';
import { FACTIONS, TERRAINS } from '../../model/world.js';
import { COMMON, tablesOf } from '../../content/tables.js';
import { findsAt, waresFor, weightOf } from './things.js';

const GROUNDS: readonly Ground[] = [...TERRAINS, 'city'];

describe('things to be come by', () => {
  it.each(FACTIONS)('are, for %s, their own and those that anybody may have, but none twice', (faction) => {
    const all = [...tablesOf(faction).finds, ...COMMON.finds];
    const [first] = all;
    for (const ground of GROUNDS) {
      const here = all.filter(({ places }) => places.includes(ground));
      expect(findsAt(CATALOGUE, { faction, inventory: [] }, ground)).toEqual(here);
      expect(findsAt(CATALOGUE, { faction, inventory: first ? [first.item] : [] }, ground)).toEqual(
        here.filter((find) => find !== first),
      );
    }
  });

  it.each(FACTIONS)('are all for sale in towns of %s, with whatever else a way may ask for, each once', (faction) => {
    const wares = waresFor(CATALOGUE, { faction, inventory: [] });
    const names = wares.map(({ name }) => name);
    const asked = [...tablesOf(faction).frames, ...COMMON.frames].flatMap(({ offers }) =>
      offers.flatMap(({ requiresItem }) => requiresItem ?? []),
    );
    const found = [...tablesOf(faction).finds, ...COMMON.finds].map(({ item }) => item.name);
    expect(names).toEqual(expect.arrayContaining([...found, ...asked]));
    expect(new Set(names).size).toBe(names.length);
    expect(waresFor(CATALOGUE, { faction, inventory: wares })).toEqual([]);
  });

  it('are come by more readily when they are one’s people’s own, and most of all when some way asks for them', () =>
    expect(
      ['Drinking horn', 'Gilt buckle', 'Coil of rope', 'Walking staff'].map((name) =>
        weightOf(CATALOGUE, 'vikings')({ name }),
      ),
    ).toEqual([6, 2, 3, 1]));
});
