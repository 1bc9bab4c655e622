import { type Item } from '#game/model/character.js';
import { type ThreatEffect } from '#game/model/content/saga-content.js';
import { type Hex, sameHex } from '#game/model/hex.js';
import { sagaOf, sagaWorld, SKARSEY, threatOf } from '#test/support/saga-fixture.js';
import { movementOptions } from './movement.js';

const item = (name: string): Item => ({ name, quantity: 1, value: 1, description: '' });
const happened = (effect: ThreatEffect) =>
  sagaOf({ threat: threatOf({ segments: 2, steps: [{ effect, place: null, turn: 1 }] }) });
const difficulty = (from: Hex, to: Hex, effect: ThreatEffect | null = null, ...carried: readonly string[]) =>
  movementOptions(sagaWorld, from, {
    faction: 'vikings',
    saga: effect && happened(effect),
    inventory: carried.map(item),
  }).find((way) => sameHex(way, to))?.difficulty;

const start = { q: 0, r: 0 },
  forest = { q: 1, r: 0 },
  mountains = { q: -1, r: 0 },
  river = { q: 1, r: -1 },
  plains = { q: -1, r: 1 },
  road = { q: 0, r: 1 };

describe('the ways from a cell', () => {
  it('lead to all adjacent cells, each named by its ground and its side', () => {
    const ways = movementOptions(sagaWorld, { q: 0, r: 3 }, { faction: 'vikings', saga: null, inventory: [] });
    expect(ways).toHaveLength(6);
    expect(ways.find((way) => sameHex(way, SKARSEY))).toStrictEqual({
      ...SKARSEY,
      terrain: 'plains',
      distance: 1,
      difficulty: 'easy',
      description: 'Skarsey, to the south-east',
      isCity: true,
      cityDetails: 'Skarsey',
    });
    expect(ways[0]).toStrictEqual({
      q: 1,
      r: 3,
      terrain: 'plains',
      distance: 1,
      difficulty: 'easy',
      description: 'Plains, to the east',
      isCity: false,
      cityDetails: null,
    });
  });

  it('end at the edge of the world, and at the shore for peoples without ships', () => {
    expect(movementOptions(sagaWorld, { q: 16, r: 0 }, { faction: 'vikings', saga: null, inventory: [] })).toHaveLength(
      3,
    );
    const flooded = { ...sagaWorld, terrain: 'o'.repeat(sagaWorld.terrain.length) };
    expect([
      movementOptions(flooded, start, { faction: 'knights', saga: null, inventory: [] }).length,
      movementOptions(flooded, start, { faction: 'vikings', saga: null, inventory: [] }).length,
    ]).toEqual([0, 6]);
  });

  it('are as hard as their ground, one more across water and one less by road', () => {
    expect([
      difficulty(start, plains),
      difficulty(start, forest),
      difficulty(start, mountains),
      difficulty(start, river),
    ]).toEqual(['easy', 'medium', 'hard', 'medium']);
  });
});

describe('held fords', () => {
  it('make a crossing harder by a step', () => expect(difficulty(start, river, 'ford')).toBe('hard'));
  it('change nothing where no water is crossed: on dry ground, and along the bank', () => {
    expect(difficulty(start, plains, 'ford')).toBe('easy');
    expect([difficulty({ q: 1, r: -2 }, river), difficulty({ q: 1, r: -2 }, river, 'ford')]).toEqual(['easy', 'easy']);
  });
});

describe('an early winter', () => {
  it('makes every way harder by a step, but not past hard, and not by road', () => {
    expect([
      difficulty(start, plains, 'winter'),
      difficulty(start, forest, 'winter'),
      difficulty(start, mountains, 'winter'),
    ]).toEqual(['medium', 'hard', 'hard']);
    expect(difficulty(road, { q: 0, r: 2 }, 'winter')).toBe('easy');
  });
  it('does not happen by another step of the threat', () => expect(difficulty(start, plains, 'gates')).toBe('easy'));
});

describe('what is carried', () => {
  it('eases its own ground by one step, also in several pieces', () => {
    expect(difficulty(start, mountains, null, 'Coil of rope')).toBe('medium');
    expect(difficulty(start, mountains, null, 'Coil of rope', 'Coil of rope')).toBe('medium');
    expect([difficulty(start, forest, null, 'Coil of rope'), difficulty(start, forest, null, 'Snare wire')]).toEqual([
      'medium',
      'easy',
    ]);
  });
  it('cancels the effect of winter', () => expect(difficulty(start, forest, 'winter', 'Snare wire')).toBe('medium'));
  it('has no effect for a people without its use', () =>
    expect(
      movementOptions(sagaWorld, start, { faction: 'knights', saga: null, inventory: [item('Snare wire')] }).find(
        (way) => sameHex(way, forest),
      )?.difficulty,
    ).toBe('medium'));
});
