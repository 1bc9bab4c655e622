import fc from 'fast-check';
import { cellIndex, CELLS, terrainAt } from './cells.js';
import { FIXTURE_LAND } from '#test/support/land-fixture.js';
import { generateWorld } from './generate-world.js';
import { hexDistance, type Hex } from '../../model/hex.js';
import { NEIGHBOURS } from './parts.js';
import { onSameRiver, regionAt } from './surroundings.js';
import { FACTIONS, type Place, type RecordedWorld } from '../../model/world.js';

describe('the region of a cell', () => {
  it('is a place of the same ground, shared by all neighbours of that ground, and held by the place itself', () => {
    fc.assert(
      fc.property(fc.constantFrom(...FACTIONS), fc.string(), (faction, seed) => {
        const world = generateWorld(seed, faction, FIXTURE_LAND);
        for (const place of world.places ?? []) expect(regionAt(world, place.at)).toBe(place);
        const isShared = (hex: Hex, cell: number) =>
          (NEIGHBOURS[cell] ?? [])
            .flatMap((n) => CELLS[n] ?? [])
            .every(
              (other) =>
                terrainAt(world, other) !== terrainAt(world, hex) ||
                (regionAt(world, other) === null) === (regionAt(world, hex) === null),
            );
        expect(
          CELLS.filter((hex) => regionAt(world, hex) && regionAt(world, hex)?.terrain !== terrainAt(world, hex)),
        ).toEqual([]);
        expect(CELLS.filter((hex, cell) => !isShared(hex, cell))).toEqual([]);
      }),
      { numRuns: 6 },
    );
  });

  it('is, on a sea with several names, the nearest of them', () => {
    const place = (name: string, at: Hex): Place => ({ at, terrain: 'ocean', name, gloss: '', cells: CELLS.length });
    const world: RecordedWorld = {
      seed: 's',
      generatorVersion: 1,
      terrain: 'o'.repeat(CELLS.length),
      cities: [],
      start: { q: 0, r: 0 },
      places: [place('west', { q: -8, r: 0 }), place('east', { q: 8, r: 0 })],
    };
    const nearest = (hex: Hex) =>
      hexDistance(hex, { q: 8, r: 0 }) < hexDistance(hex, { q: -8, r: 0 }) ? 'east' : 'west';
    expect(CELLS.filter((hex) => regionAt(world, hex)?.name !== nearest(hex))).toEqual([]);
    expect(regionAt(world, { q: 17, r: 0 })).toBeNull();
  });

  it('is none where nothing was named', () => {
    const world: RecordedWorld = { ...generateWorld('nameless', 'vikings', FIXTURE_LAND), places: [] };
    expect(CELLS.filter((hex) => regionAt(world, hex))).toEqual([]);
  });
});

describe('two cells on one river', () => {
  const at = (q: number, r: number) => cellIndex({ q, r }) ?? -1;
  const world = {
    terrain: 'p'.repeat(CELLS.length),
    rivers: [
      [at(0, 0), at(1, 0), at(2, 0)],
      [at(1, 2), at(1, 1), at(1, 0)],
    ],
  };

  it('are so by the river, also where it takes in another', () => {
    expect(onSameRiver(world, { q: 0, r: 0 }, { q: 2, r: 0 })).toBe(true);
    expect(onSameRiver(world, { q: 1, r: 2 }, { q: 1, r: 0 })).toBe(true);
    expect(onSameRiver(world, { q: 1, r: 2 }, { q: 0, r: 0 })).toBe(false);
    expect(onSameRiver(world, { q: 5, r: 5 }, { q: 0, r: 0 })).toBe(false);
  });
});
