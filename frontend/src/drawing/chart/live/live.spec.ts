import fc from 'fast-check';
import { STAMPS } from '#test/support/crafts.js';
import { worldOf } from '#game/play/world.js';
import { hexDistance, type Hex } from '#game/model/hex.js';
import { FACTIONS, type Terrain } from '#game/model/world.js';
import { mix, uncoloured } from '../plate/uncoloured.js';
import { CHART_BY_DAY } from '../../../crafts/default/chart.js';
import { CHART_BY_DAY as CHART_OF_SAMURAI } from '../../../crafts/samurai/chart.js';
import { surveyOf } from '../survey/survey.js';
import { boxOf, overlaps } from './lay-names.js';
import { namesOf } from './names-of.js';
import { seenFrom } from '../../../features/chart/seen-from.js';
import { cellInWords, coordinates, groundLabel, wayLabel, wayLength } from './words.js';

const measure = (text: string, size: number): number => text.length * size * 0.5;

describe('names on the chart', () => {
  it('never touch one another, at any zoom', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...FACTIONS),
        fc.string({ maxLength: 8 }),
        fc.double({ min: 4, max: 48, noNaN: true }),
        (faction, seed, unit) => {
          const world = worldOf(seed, faction);
          const names = namesOf({ world, current: world.start, seen: null }, surveyOf(world, STAMPS[faction].trees), {
            unit,
            measure,
          });
          const boxes = names.map((name) => boxOf(name, name.at, measure));
          boxes.forEach((a, n) => expect(boxes.slice(n + 1).filter((b) => overlaps(a, b))).toEqual([]));
        },
      ),
      { numRuns: 6 },
    );
  });

  it('of seas are vertical if their letters are known and there is room, and touch nothing there either', () => {
    const world = worldOf('upright', 'samurai'),
      layout = surveyOf(world, STAMPS.samurai.trees);
    const names = namesOf({ world, current: null, seen: null }, layout, {
        unit: 20,
        measure,
        written: CHART_OF_SAMURAI.written,
      }),
      boxes = names.map((name) => boxOf(name, name.at, measure));
    expect(names.some(({ isUpright }) => isUpright)).toBe(true);
    expect(new Set(names.map(({ key }) => key)).size).toBe(names.length);
    boxes.forEach((a, n) => expect(boxes.slice(n + 1).filter((b) => overlaps(a, b))).toEqual([]));
  });

  it('include landmarks at a closer zoom, and their meanings at the closest', () => {
    const world = worldOf('names', 'vikings'),
      layout = surveyOf(world, STAMPS.vikings.trees);
    const marksAt = (unit: number) =>
      namesOf({ world, current: null, seen: null }, layout, { unit, measure }).filter(({ sort }) => sort === 'mark');
    expect(marksAt(10)).toEqual([]);
    expect(marksAt(18).length).toBeGreaterThan(5);
    expect(marksAt(18).every(({ gloss }) => gloss === null)).toBe(true);
    expect(marksAt(32).every(({ gloss }) => gloss !== null)).toBe(true);
  });

  it('are paler in unseen areas', () => {
    const world = worldOf('names', 'knights'),
      layout = surveyOf(world, STAMPS.knights.trees);
    const seen = seenFrom([{ ...world.start, terrain: 'plains' }]);
    expect(
      namesOf({ world, current: null, seen: null }, layout, { unit: 20, measure }).every(({ isSeen }) => isSeen),
    ).toBe(true);
    expect(
      namesOf({ world, current: null, seen }, layout, { unit: 20, measure }).filter(({ isSeen }) => isSeen).length,
    ).toBeLessThan(4);
  });
});

describe('the seen cells', () => {
  const seenAt = (terrain: Terrain, ...places: readonly Hex[]) => seenFrom(places.map((hex) => ({ ...hex, terrain })));
  const middle: Hex = { q: 0, r: 0 };
  it('are the visited cells and those around them, without duplicates, within the world', () => {
    expect(seenAt('forest', middle)).toHaveLength(7);
    expect(seenAt('forest', middle, { q: 1, r: 0 })).toHaveLength(10);
    expect(seenAt('hills', { q: 16, r: 0 }).every((hex) => hexDistance(middle, hex) <= 16)).toBe(true);
    expect(seenFrom([])).toEqual([]);
  });
  it('reach further over open ground than under trees, and furthest from heights and over water', () => {
    expect(seenAt('plains', middle)).toHaveLength(19);
    expect(seenAt('mountains', middle)).toHaveLength(37);
    expect(seenAt('ocean', middle)).toHaveLength(37);
  });
});

describe('the text of a hex', () => {
  it('names terrain and difficulty, or the town', () => {
    expect(wayLabel({ terrain: 'forest', difficulty: 'medium', cityDetails: null, successChance: 40 })).toBe(
      'Forest, medium, 40%',
    );
    expect(wayLabel({ terrain: 'coast', difficulty: 'easy', cityDetails: 'Hrafnsvík', successChance: null })).toBe(
      'Hrafnsvík, easy',
    );
    const world = worldOf('names', 'vikings'),
      [landmark] = world.landmarks ?? [];
    expect(landmark && groundLabel(world, landmark.at)).toBe(`${landmark?.name}, ${landmark?.gloss}`);
    expect(groundLabel({ terrain: world.terrain }, { q: 40, r: 0 })).toBe('Open water');
    expect([wayLength(1), wayLength(3)]).toEqual(['1 league', '3 leagues']);
  });

  it('names the coordinates', () => expect(coordinates({ q: 3, r: -2 })).toBe('3, -2'));

  it('has a form for screen readers: the cell and its coordinates, or how to travel there', () => {
    const world = worldOf('names', 'vikings'),
      current = world.start,
      [city] = world.cities;
    if (!city) throw new Error('a world without a city');
    const way = {
      ...city.at,
      terrain: 'coast',
      distance: 1,
      difficulty: 'easy',
      description: `${city.name}, to the east`,
      isCity: true,
      cityDetails: city.name,
      attributeCheck: null,
      successChance: null,
    } as const;
    expect(cellInWords(world, city.at, { ways: [way], current })).toBe(
      `${city.name}, easy: ${city.name}, to the east. Enter to travel.`,
    );
    expect(cellInWords(world, city.at, { ways: [], current: null })).toBe(`${city.name}. ${city.at.q}, ${city.at.r}.`);
    expect(cellInWords(world, current, { ways: [], current })).toMatch(/, where you stand\. -?\d+, -?\d+\.$/);
  });
});

describe('the uncoloured chart', () => {
  it('is a paler chart under clouds', () => {
    const { sea, wash, isPlain } = uncoloured(CHART_OF_SAMURAI);
    expect([sea, wash.forest].includes(CHART_OF_SAMURAI.paper)).toBe(false);
    expect([sea > CHART_OF_SAMURAI.sea, wash.forest > CHART_OF_SAMURAI.wash.forest, isPlain]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('has only the paper’s colour, and paler lines', () => {
    const plain = uncoloured(CHART_BY_DAY);
    expect(new Set([plain.sea, plain.land, plain.conifer, ...Object.values(plain.wash), ...plain.shore])).toEqual(
      new Set([CHART_BY_DAY.paper]),
    );
    expect(plain.line > CHART_BY_DAY.line).toBe(true);
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
  });
});
