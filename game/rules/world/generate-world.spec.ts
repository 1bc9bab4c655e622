import { CELLS, cellIndex, terrainAt } from './cells.js';
import { CITY_COUNT, CITY_SPACING, HOME_WITHIN } from './choose-sites.js';
import { eachWorld, worldOf } from '#test/support/fixture-worlds.js';
import { GENERATOR_VERSION } from './generate-world.js';
import { hexDistance, hexKey, neighboursOf, sameHex, type Hex } from '../../model/hex.js';
import { LAND_FORM, type WeightedTerrain } from './land-form.js';
import { shapeLand } from './shape-land.js';
import { canEnter } from './travel.js';
import {
  FACTIONS,
  TERRAINS,
  TERRAIN_LETTER,
  type FactionId,
  type RecordedWorld,
  type Terrain,
} from '../../model/world.js';

const share = (world: RecordedWorld, ...of: Terrain[]): number =>
  of.reduce((sum, t) => sum + world.terrain.split(TERRAIN_LETTER[t]).length - 1, 0) / CELLS.length;

const reachableFrom = (world: RecordedWorld, faction: FactionId): Set<string> => {
  const isOpen = (hex: Hex) => cellIndex(hex) !== null && canEnter(faction, terrainAt(world, hex));
  const reached = new Set([hexKey(world.start)]);
  const queue = [world.start];
  for (const hex of queue)
    for (const next of neighboursOf(hex))
      if (isOpen(next) && !reached.has(hexKey(next))) {
        reached.add(hexKey(next));
        queue.push(next);
      }
  return new Set(reached);
};

describe.each(FACTIONS)('a world of the %s', (faction) => {
  it('has 817 letters of known ground, and the same ones from the same seed', () => {
    eachWorld(faction, (world) => {
      expect(world.terrain).toMatch(/^[ocpfhmds]{817}$/);
      expect(world.generatorVersion).toBe(GENERATOR_VERSION);
      expect(JSON.stringify(worldOf(world.seed, faction))).toBe(JSON.stringify(world));
      expect(shapeLand(`${world.seed}.`, faction)).not.toEqual(shapeLand(world.seed, faction));
    });
  });

  it('has the ground of its people in the right measure', () => {
    const { ocean, inland } = LAND_FORM[faction];
    eachWorld(faction, (world) => {
      expect(Math.abs(share(world, 'ocean') - ocean)).toBeLessThan(0.04);
      const behind = 1 - share(world, 'ocean', 'coast');
      for (const terrain of Object.keys(inland) as WeightedTerrain[])
        expect(Math.abs(share(world, terrain) - inland[terrain] * behind)).toBeLessThan(0.002);
    });
  });

  it('has a coast wherever land meets the sea, and nowhere else', () => {
    eachWorld(faction, (world) => {
      const meetsSea = (cell: Hex) =>
        neighboursOf(cell).some((n) => cellIndex(n) !== null && terrainAt(world, n) === 'ocean');
      const ashore = CELLS.filter((cell) => terrainAt(world, cell) !== 'ocean');
      expect(ashore.filter((cell) => meetsSea(cell) !== (terrainAt(world, cell) === 'coast'))).toEqual([]);
    });
  });

  it('starts ashore in a large region that its people may enter, with ways to leave', () => {
    eachWorld(faction, (world) => {
      expect(terrainAt(world, world.start)).not.toBe('ocean');
      const reached = reachableFrom(world, faction);
      const open = CELLS.filter((cell) => canEnter(faction, terrainAt(world, cell)));
      expect(reached.size).toBeGreaterThanOrEqual(400);
      expect(reached.size / open.length).toBeGreaterThan(0.8);
      expect(neighboursOf(world.start).filter((n) => reached.has(hexKey(n))).length).toBeGreaterThanOrEqual(2);
      for (const city of world.cities) expect(reached.has(hexKey(city.at))).toBe(true);
    });
  });

  it('has 5 to 9 cities ashore, at least 4 apart, one of them within 3 of the start', () => {
    eachWorld(faction, ({ cities, start, ...world }) => {
      expect(cities.length).toBeGreaterThanOrEqual(CITY_COUNT[0]);
      expect(cities.length).toBeLessThanOrEqual(CITY_COUNT[1]);
      cities.forEach((a, i) =>
        cities.slice(i + 1).forEach((b) => expect(hexDistance(a.at, b.at)).toBeGreaterThanOrEqual(CITY_SPACING)),
      );
      expect(cities.some(({ at }) => hexDistance(at, start) <= HOME_WITHIN && !sameHex(at, start))).toBe(true);
      for (const { at } of cities) expect(terrainAt(world, at)).not.toBe('ocean');
    });
  });

  it('has whole cities of which no two are alike', () => {
    eachWorld(faction, ({ cities }) => {
      expect(new Set(cities.map(({ name }) => name)).size).toBe(cities.length);
      expect(new Set(cities.map(({ atmosphere }) => atmosphere)).size).toBe(cities.length);
      expect(new Set(cities.map(({ districts }) => JSON.stringify(districts))).size).toBe(cities.length);
      for (const city of cities) {
        expect(city.population).toBeGreaterThan(0);
        expect(city.mainStreets.length).toBeGreaterThanOrEqual(2);
        expect(city.landmarks.length).toBeGreaterThanOrEqual(1);
        expect(city.districts.length >= 3 && city.districts.length <= 5).toBe(true);
        expect(new Set(city.districts.map(({ type }) => type)).size).toBe(city.districts.length);
        for (const { streets, buildings } of city.districts) {
          expect(new Set(streets).size >= 1 && buildings.length >= 1 && buildings.length <= 2).toBe(true);
          for (const { name, occupants, services } of buildings)
            expect([name, ...occupants, ...services].every((text) => text.trim().length > 0)).toBe(true);
        }
      }
    });
  });

  it('names places once each, on ground of their kind', () => {
    eachWorld(faction, (world) => {
      const places = world.places ?? [];
      expect(new Set(places.map(({ name }) => name)).size).toBe(places.length);
      for (const place of places) expect(terrainAt(world, place.at)).toBe(place.terrain);
    });
  });
});

describe('what each people calls home', () => {
  it('is grass for mongols, sea and strand for pirates, fields for the empire', () => {
    eachWorld('mongols', (world) => expect(share(world, 'plains')).toBeGreaterThan(0.4));
    eachWorld('pirates', (world) => expect(share(world, 'ocean', 'coast')).toBeGreaterThan(0.75));
    eachWorld('empire', (world) => expect(share(world, 'plains', 'coast')).toBeGreaterThan(0.4));
  });
});

describe('the generator', () => {
  it('knows every terrain by one letter', () => {
    expect(new Set(TERRAINS.map((t) => TERRAIN_LETTER[t])).size).toBe(TERRAINS.length);
  });
});
