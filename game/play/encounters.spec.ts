import fc from 'fast-check';
import { situationOf } from '#test/support/situation-fixture.js';
import { CATALOGUE } from '../content/catalogue.js';
import { COMMON, tablesOf } from '../content/tables.js';
import { type Draw } from '../model/draw.js';
import { type Offer } from '../model/offer.js';
import { FACTIONS, type FactionId, SEAFARERS, TERRAINS, type Terrain } from '../model/world.js';
import { encounters } from './encounters.js';

const groundOf = (faction: FactionId): readonly Terrain[] =>
  TERRAINS.filter((t) => t !== 'ocean' || SEAFARERS.includes(faction));
const drawOf = (values: readonly number[]): Draw => {
  let k = 0;
  return (_purpose, sides) => 1 + ((values[k++ % values.length] ?? 0) % sides);
};
const freeOf = (offers: readonly Offer[]) => offers.filter(({ requiresItem }) => requiresItem === null);

describe.each(FACTIONS)('the content of the %s, as it is played', (faction) => {
  it('always offers 3 or 4 different things, 2 of them without an item', () => {
    const draws = fc.array(fc.nat(10_000), { minLength: 8, maxLength: 20 });
    fc.assert(
      fc.property(fc.constantFrom(...groundOf(faction)), fc.nat(100), draws, (terrain, turn, values) => {
        const here = { ...situationOf(), saga: null, faction, terrain, turn, inventory: [] };
        for (const city of [null, 'Hrafnsvik'])
          for (const { offers } of [
            encounters.meet({ ...here, city }, drawOf(values)),
            encounters.settle({ ...here, city }, drawOf(values)),
          ]) {
            expect([3, 4]).toContain(offers.length);
            expect(new Set(offers.map(({ id }) => id)).size).toBe(offers.length);
            expect(freeOf(offers).length).toBeGreaterThanOrEqual(2);
          }
      }),
      { numRuns: 20 },
    );
  });

  it('leaves out failed offers of a storylet, and adds others', () => {
    for (const frame of [...tablesOf(faction).frames, ...COMMON.frames])
      for (const { id } of frame.offers) {
        const at = situationOf();
        const here = { ...at, saga: null, faction, spentOffers: [id], cell: { ...at.cell, frame: frame.key } };
        const { offers, gamePhase } = encounters.continue(here, drawOf([3, 1, 4, 1, 5]));
        expect(gamePhase).toBe('encounter');
        expect(offers.map((offer) => offer.id)).not.toContain(id);
        expect(offers.length).toBeGreaterThanOrEqual(3);
        expect(freeOf(offers).length).toBeGreaterThanOrEqual(2);
      }
  });

  it('sells all things that choices require, each once', () => {
    const { wares, requiredItems } = CATALOGUE.factions[faction];
    const names = wares.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining([...requiredItems]));
    expect(new Set(names).size).toBe(names.length);
  });
});
