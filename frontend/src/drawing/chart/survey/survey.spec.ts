import fc from 'fast-check';
import { terrainAt } from '#game/rules/world/cells.js';
import { STAMPS } from '#test/support/crafts.js';
import { worldOf } from '#game/play/world.js';
import { hexDistance } from '#game/model/hex.js';
import { FACTIONS, type FactionId, type RecordedWorld } from '#game/model/world.js';
import { coastline, shoreRings } from './coastline.js';
import { centreOf, hexAt } from './grid.js';
import { groundAt, isCharted, SURVEYED } from './ground.js';
import { coastHatching } from './hatching.js';
import { seedOf } from './hash.js';
import { takeSoundings } from './soundings.js';
import { surveyOf } from './survey.js';

const eachSurvey = (check: (faction: FactionId, seed: string) => void) =>
  fc.assert(fc.property(fc.constantFrom(...FACTIONS), fc.string({ maxLength: 8 }), check), { numRuns: 5 });

describe('shores', () => {
  it('are closed rings that pass each corner once, and part all land from all sea', () => {
    eachSurvey((faction, seed) => {
      const world = worldOf(seed, faction);
      const corners = shoreRings(world).flat();
      expect(new Set(corners.map(({ i, j }) => `${i},${j}`)).size).toBe(corners.length);
      for (const ring of shoreRings(world))
        ring.forEach(({ i, j }, n) => {
          const next = ring[(n + 1) % ring.length];
          expect(next && Math.abs(next.i - i) + Math.abs(next.j - j) <= 2).toBe(true);
        });
    });
  });

  it('keep most cells on the same side as in the rules', () => {
    eachSurvey((faction, seed) => {
      const world = worldOf(seed, faction),
        { isLand } = takeSoundings(coastline(world, seedOf(seed)));
      const cells = SURVEYED.filter(isCharted);
      const astray = cells.filter(
        (hex) => isLand(centreOf(hex).x, centreOf(hex).y) !== (terrainAt(world, hex) !== 'ocean'),
      );
      expect(astray.length / cells.length).toBeLessThan(0.02);
    });
  });
});

describe('the ground beyond the edge', () => {
  it('is a mirror of the ground within it', () => {
    const world = worldOf('mirror', 'vikings');
    expect(groundAt(world, { q: 17, r: 0 })).toBe(terrainAt(world, { q: 16, r: 0 }));
    expect(groundAt(world, { q: 0, r: -19 })).toBe(terrainAt(world, { q: 0, r: -14 }));
  });
});

describe('the survey', () => {
  it('is always the same', () => {
    const world = worldOf('again', 'pirates');
    expect(JSON.stringify(surveyOf(world, STAMPS.pirates.trees))).toBe(
      JSON.stringify(surveyOf(world, STAMPS.pirates.trees)),
    );
  });

  it('hatches only the water along the shore', () => {
    const world = worldOf('hatch', 'vikings'),
      soundings = takeSoundings(coastline(world, 1));
    const strokes = coastHatching(soundings, 1);
    expect(strokes.length).toBeGreaterThan(200);
    for (const { x, y, length } of strokes) expect(soundings.toShore(x + length / 2, y)).toBeLessThan(1.2);
  });

  it('draws waves only on the open sea, and places the cartouche in water away from the rose', () => {
    eachSurvey((faction, seed) => {
      const world = worldOf(seed, faction),
        {
          waves,
          ornaments: { cartouche, rose },
        } = surveyOf(world, STAMPS[faction].trees),
        { isLand, toShore } = takeSoundings(coastline(world, seedOf(seed)));
      expect(waves.filter(({ x, y }) => isLand(x, y) || toShore(x, y) <= 1)).toEqual([]);
      if (!cartouche) return;
      for (const t of [-1, 0, 1]) expect(isLand(cartouche.x, cartouche.y + t * cartouche.radius)).toBe(false);
      expect(Math.abs(cartouche.x - rose.x) > rose.radius || Math.abs(cartouche.y - rose.y) > rose.radius).toBe(true);
    });
  });

  it('sounds the sea off the shore, deeper the farther out, and leaves the rose and the names alone', () => {
    eachSurvey((faction, seed) => {
      const { fathoms, rooms, ornaments } = surveyOf(worldOf(seed, faction), STAMPS[faction].trees);
      const { isLand, toShore } = takeSoundings(coastline(worldOf(seed, faction), seedOf(seed)));
      const { rose } = ornaments;
      for (const { x, y, depth } of fathoms) {
        expect(isLand(x, y)).toBe(false);
        expect(Math.abs(depth - 6.5 * toShore(x, y) - 4)).toBeLessThanOrEqual(3.5);
        expect(Math.hypot(x - rose.x, y - rose.y)).toBeGreaterThan(rose.radius);
        expect(rooms.filter((room) => Math.abs(y - room.y) < 1 && Math.abs(x - room.x) < room.half)).toEqual([]);
      }
    });
  });

  it('ends rivers in water, keeps towns clear, and sorts stamps from north to south', () => {
    eachSurvey((faction, seed) => {
      const world = worldOf(seed, faction),
        { rivers, stamps, marks } = surveyOf(world, STAMPS[faction].trees);
      const { isLand } = takeSoundings(coastline(world, seedOf(seed)));
      expect(rivers.length).toBe(world.rivers?.length);
      for (const river of rivers) {
        const mouth = river.at(-1);
        const joins = rivers.some(
          (other) => other !== river && other.some((p) => mouth && Math.hypot(p.x - mouth.x, p.y - mouth.y) < 1.2),
        );
        expect(mouth && (joins || !isLand(mouth.x, mouth.y))).toBe(true);
      }
      expect(stamps.filter((stamp, n) => stamp.y < (stamps[n - 1]?.y ?? -Infinity))).toEqual([]);
      for (const mark of marks)
        expect(stamps.filter((stamp) => Math.hypot(stamp.x - mark.x, stamp.y - mark.y) < 0.6)).toEqual([]);
      const towns = world.cities.map(({ at }) => ({ at, ...centreOf(at) }));
      expect(
        stamps.filter((stamp) =>
          towns.some(
            (town) => Math.hypot(stamp.x - town.x, stamp.y - town.y) < 0.9 && hexDistance(hexAt(stamp), town.at) === 0,
          ),
        ),
      ).toEqual([]);
    });
  });

  it('computes rivers and roads for a world generated without them', () => {
    eachSurvey((faction, name) => {
      const world = worldOf(name, faction),
        { seed, generatorVersion, terrain, cities, start } = world;
      const old: RecordedWorld = { seed, generatorVersion, terrain, cities, start },
        survey = surveyOf(old, STAMPS[faction].trees),
        { rivers, roads } = surveyOf(world, STAMPS[faction].trees);
      expect(JSON.stringify([survey.rivers, survey.roads])).toBe(JSON.stringify([rivers, roads]));
      expect(survey.marks).toEqual([]);
    });
  });

  it('places every landmark in its cell, and fords on the drawn rivers', () => {
    eachSurvey((faction, seed) => {
      const world = worldOf(seed, faction),
        { marks, rivers } = surveyOf(world, STAMPS[faction].trees);
      expect(marks.map(({ name }) => name)).toEqual((world.landmarks ?? []).map(({ name }) => name));
      for (const mark of marks)
        expect(Math.hypot(mark.x - centreOf(mark.at).x, mark.y - centreOf(mark.at).y)).toBeLessThan(0.8);
      for (const ford of marks.filter(({ kind }) => kind === 'ford'))
        expect(rivers.some((river) => river.some((p) => Math.hypot(p.x - ford.x, p.y - ford.y) < 0.01))).toBe(true);
    });
  });
});

describe('the ornaments', () => {
  it('stand clear of the coast, with the needle of the rose', () => {
    eachSurvey((faction, seed) => {
      const world = worldOf(seed, faction);
      const { rose } = surveyOf(world, STAMPS[faction].trees).ornaments;
      if (!rose.atSea) return;
      const { toShore } = takeSoundings(coastline(world, seedOf(seed)));
      expect(toShore(rose.x, rose.y)).toBeGreaterThanOrEqual(rose.radius * 1.15);
    });
  });
});
