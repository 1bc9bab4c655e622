import { CELLS } from '#game/rules/world/cells.js';
import { type RecordedWorld } from '#game/model/world.js';
import { placeOf } from './place.js';

/** A sea with a named wood in the west and an unnamed one in the east. */
const letters = CELLS.map(({ q, r }) => (r === 0 && (q === -5 || q === -4 || q === 5) ? 'f' : 'o')).join('');
const world: RecordedWorld = {
  seed: 's',
  generatorVersion: 1,
  terrain: letters,
  start: { q: 0, r: 0 },
  cities: [
    {
      at: { q: 0, r: 3 },
      name: 'Hedeby',
      population: 1,
      atmosphere: '',
      mainStreets: [],
      districts: [],
      landmarks: [],
    },
  ],
  places: [{ at: { q: -5, r: 0 }, terrain: 'forest', name: 'Myrkvið', gloss: 'the dark wood', cells: 2 }],
};

describe('the name of the hero’s place', () => {
  it('is the city’s', () =>
    expect(placeOf(world, { q: 0, r: 3 })).toEqual({ what: 'Hedeby', title: 'In Hedeby', name: 'Hedeby' }));
  it('is that of the named sea, wood or range around it', () =>
    expect(placeOf(world, { q: -4, r: 0 })).toEqual({ what: 'forest', title: 'In Myrkvið', name: 'Myrkvið' }));
  it('is the terrain elsewhere', () => {
    expect(placeOf(world, { q: 5, r: 0 })).toEqual({ what: 'forest', title: 'In the forest', name: null });
    expect(placeOf(world, { q: 0, r: 0 })).toEqual({ what: 'open sea', title: 'On the open sea', name: null });
  });
});
