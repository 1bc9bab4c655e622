import { cellIndex, CELLS, terrainAt, terrainsOf } from './cells.js';
import { LEAST_RIVER } from './find-rivers.js';
import { eachWorld as eachFixtureWorld, worldOf } from '#test/support/fixture-worlds.js';
import { FIXTURE_LAND } from '#test/support/land-fixture.js';
import { hexDistance, type Hex } from '../../model/hex.js';
import { NEIGHBOURS, partsOf } from './parts.js';
import { CITY_CLEARANCE, LANDMARK_COUNT, LANDMARK_SPACING, NEAR } from './place-landmarks.js';
import { landmarkAt, riverAt, roadAt } from './surroundings.js';
import { canEnter } from './travel.js';
import { FACTIONS, type FactionId, type Path, type RecordedWorld } from '../../model/world.js';

const eachWorld = (faction: FactionId, rule: (world: Required<RecordedWorld>) => void): void =>
  eachFixtureWorld(faction, ({ places = [], rivers = [], roads = [], landmarks = [], ...world }) =>
    rule({ ...world, places, rivers, roads, landmarks }),
  );

const isConnected = (path: Path) =>
  path.every((cell, n) => n === 0 || (NEIGHBOURS[path[n - 1] ?? -1] ?? []).includes(cell));
const hexAt = (cell: number): Hex => CELLS[cell] ?? { q: 99, r: 99 };

describe.each(FACTIONS)('the rivers of the %s', (faction) => {
  it('run over land from cell to cell, each its own bed, and end in water that is no pond or in another river', () => {
    eachWorld(faction, ({ rivers, ...world }) => {
      const terrain = terrainsOf(world),
        seen = new Set<number>();
      const lakes = new Set(
        partsOf((cell) => terrain[cell] === 'ocean')
          .filter((part) => part.length > 2)
          .flat(),
      );
      if (faction !== 'pirates') expect(rivers.length).toBeGreaterThanOrEqual(3);
      for (const river of rivers) {
        const bed = river.slice(0, -1),
          end = river.at(-1) ?? -1;
        expect(river.length).toBeGreaterThanOrEqual(LEAST_RIVER);
        expect(isConnected(river)).toBe(true);
        expect(bed.filter((cell) => terrain[cell] === 'ocean' || seen.has(cell))).toEqual([]);
        expect(lakes.has(end) || seen.has(end)).toBe(true);
        river.forEach((cell) => seen.add(cell));
        expect(['mountains', 'hills', 'forest']).toContain(terrain[river[0] ?? -1]);
      }
    });
  });
});

describe.each(FACTIONS)('the roads of the %s', (faction) => {
  it('lead over land from one city to another, each city joined at most once to those before it', () => {
    eachWorld(faction, ({ roads, ...world }) => {
      const cities = world.cities.map(({ at }) => cellIndex(at) ?? -1),
        builders = roads.map(([first]) => cities.indexOf(first ?? -1));
      expect(new Set(builders).size).toBe(roads.length);
      roads.forEach((road, n) => {
        expect(isConnected(road)).toBe(true);
        expect(road.filter((cell) => terrainAt(world, hexAt(cell)) === 'ocean')).toEqual([]);
        const to = cities.indexOf(road.at(-1) ?? -1);
        expect(to >= 0 && to < (builders[n] ?? -1)).toBe(true);
      });
    });
  });
});

describe.each(FACTIONS)('the landmarks of the %s', (faction) => {
  const contentOf = (name: string) => FIXTURE_LAND.landmarks.find((content) => content.name === name);

  it('are 10 to 14, each once, clear of one another and of the cities, two of them near the start', () => {
    eachWorld(faction, ({ landmarks, cities, places, start }) => {
      expect(landmarks.length).toBeGreaterThanOrEqual(LANDMARK_COUNT[0]);
      expect(landmarks.length).toBeLessThanOrEqual(LANDMARK_COUNT[1]);
      const names = [...landmarks, ...cities, ...places].map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      landmarks.forEach((a, n) =>
        landmarks.slice(n + 1).forEach((b) => expect(hexDistance(a.at, b.at)).toBeGreaterThanOrEqual(LANDMARK_SPACING)),
      );
      for (const { at } of landmarks)
        expect(cities.filter((city) => hexDistance(city.at, at) < CITY_CLEARANCE)).toEqual([]);
      expect(landmarks.filter(({ at }) => hexDistance(at, start) <= NEAR.within).length).toBeGreaterThanOrEqual(
        NEAR.count,
      );
    });
  });

  it('stand on ground of their kind that can be reached from the start, fords in rivers', () => {
    eachWorld(faction, (world) => {
      const reached =
        partsOf((cell) => canEnter(faction, terrainAt(world, hexAt(cell)))).find((part) =>
          part.includes(cellIndex(world.start) ?? -1),
        ) ?? [];
      for (const landmark of world.landmarks) {
        const content = contentOf(landmark.name);
        expect(content).toMatchObject({ kind: landmark.kind, gloss: landmark.gloss });
        expect(content?.terrains).toContain(terrainAt(world, landmark.at));
        expect(reached).toContain(cellIndex(landmark.at));
        if (landmark.kind === 'ford') expect(riverAt(world, landmark.at)).toBe(true);
        expect(landmarkAt(world, landmark.at)).toBe(landmark);
      }
    });
  });
});

describe('what lies on a cell', () => {
  it('is a river where one runs over land, and a road where one leads', () => {
    eachWorld('empire', (world) => {
      const onRiver = new Set(world.rivers.flat()),
        onRoad = new Set(world.roads.flat());
      expect(
        CELLS.filter((hex, cell) => riverAt(world, hex) !== (onRiver.has(cell) && terrainAt(world, hex) !== 'ocean')),
      ).toEqual([]);
      expect(CELLS.filter((hex, cell) => roadAt(world, hex) !== onRoad.has(cell))).toEqual([]);
    });
  });

  it('is nothing in a world that was recorded before there was any of it, nor beyond the edge', () => {
    const { seed, generatorVersion, terrain, cities, start } = worldOf('old', 'knights');
    const old: RecordedWorld = { seed, generatorVersion, terrain, cities, start };
    expect(
      [...CELLS, { q: 17, r: 0 }].filter((hex) => riverAt(old, hex) || roadAt(old, hex) || landmarkAt(old, hex)),
    ).toEqual([]);
  });
});
