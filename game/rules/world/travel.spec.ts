import fc from 'fast-check';
import { CHOICE_DIFFICULTIES } from '../../model/check.js';
import { cellIndex, CELLS, terrainAt } from './cells.js';
import { FIXTURE_LAND } from '#test/support/land-fixture.js';
import { generateWorld } from './generate-world.js';
import { neighboursOf, type Hex } from '../../model/hex.js';
import { onSameRiver, riverAt, roadAt } from './surroundings.js';
import { canEnter, movementAttribute, movementDifficulty, wayDifficulty } from './travel.js';
import { FACTIONS, TERRAINS, TERRAIN_LETTER, type Terrain } from '../../model/world.js';

describe('movement', () => {
  it('opens the sea to vikings and pirates alone, and all land to everybody', () => {
    for (const faction of FACTIONS)
      for (const terrain of TERRAINS)
        expect(canEnter(faction, terrain)).toBe(terrain !== 'ocean' || faction === 'vikings' || faction === 'pirates');
  });

  it('is easy on plains and strands, medium in forest, hills and at sea, hard elsewhere', () => {
    const of = (terrain: (typeof TERRAINS)[number]) => movementDifficulty(terrain, 'vikings');
    expect(TERRAINS.filter((t) => of(t) === 'easy')).toEqual(['coast', 'plains']);
    expect(TERRAINS.filter((t) => of(t) === 'medium')).toEqual(['ocean', 'forest', 'hills']);
    expect(TERRAINS.filter((t) => of(t) === 'hard')).toEqual(['mountains', 'desert', 'swamp']);
  });

  it('tests an attribute on every ground', () => {
    for (const terrain of TERRAINS) expect(movementAttribute(terrain)).toBeTruthy();
  });
});

describe('a step from cell to cell', () => {
  const cell = (q: number, r: number) => cellIndex({ q, r }) ?? -1;
  const river = [cell(0, -1), cell(0, 0), cell(0, 1)],
    road = [cell(-1, 0), cell(0, 0), cell(1, 0)];
  const all = (terrain: Terrain) => TERRAIN_LETTER[terrain].repeat(CELLS.length);
  const middle: Hex = { q: 0, r: 0 },
    west: Hex = { q: -1, r: 0 };
  const step = (
    terrain: Terrain,
    paths: { readonly rivers?: number[][]; readonly roads?: number[][] },
    from: Hex,
    to: Hex,
  ) => wayDifficulty({ terrain: all(terrain), ...paths }, 'empire', from, to);

  it('is easier along a road, but never easier than easy', () => {
    expect(step('forest', { roads: [road] }, west, middle)).toBe('easy');
    expect(step('mountains', { roads: [road] }, west, middle)).toBe('medium');
    expect(step('plains', { roads: [road] }, west, middle)).toBe('easy');
    expect(step('forest', { roads: [road] }, { q: 0, r: 1 }, middle)).toBe('medium');
  });

  it('is harder into a river, but never harder than hard, and not from a road or along the river', () => {
    expect(step('plains', { rivers: [river] }, west, middle)).toBe('medium');
    expect(step('hills', { rivers: [river] }, west, middle)).toBe('hard');
    expect(step('swamp', { rivers: [river] }, west, middle)).toBe('hard');
    expect(step('plains', { rivers: [river] }, { q: 0, r: -1 }, middle)).toBe('easy');
    expect(step('plains', { rivers: [river], roads: [[cell(-2, 0), cell(-1, 0)]] }, west, middle)).toBe('easy');
    expect(step('hills', { rivers: [river], roads: [road] }, west, middle)).toBe('easy');
  });

  it('is within a step of the ground it leads to, which it is where there is neither river nor road', () => {
    fc.assert(
      fc.property(fc.constantFrom(...FACTIONS), fc.string(), (faction, seed) => {
        const world = generateWorld(seed, faction, FIXTURE_LAND);
        for (const from of CELLS)
          for (const to of neighboursOf(from)) {
            const ground = CHOICE_DIFFICULTIES.indexOf(movementDifficulty(terrainAt(world, to), faction));
            const way = CHOICE_DIFFICULTIES.indexOf(wayDifficulty(world, faction, from, to));
            if (way < ground && !(roadAt(world, from) && roadAt(world, to)))
              throw new Error(`easier without a road: ${JSON.stringify([from, to])}`);
            if (way > ground && (!riverAt(world, to) || onSameRiver(world, from, to)))
              throw new Error(`harder without a river: ${JSON.stringify([from, to])}`);
            if (Math.abs(way - ground) > 1) throw new Error(`more than a step: ${JSON.stringify([from, to])}`);
          }
      }),
      { numRuns: 4 },
    );
  });

  it('is as it always was in a world that was recorded without rivers and roads', () => {
    for (const terrain of TERRAINS) expect(step(terrain, {}, west, middle)).toBe(movementDifficulty(terrain, 'empire'));
  });
});
