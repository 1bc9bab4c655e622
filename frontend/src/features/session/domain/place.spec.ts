import { CELLS } from '#game/rules/world/cells.js';
import { type RecordedWorld } from '#game/model/world.js';
import { placeOf } from './place.js';

/** All sea, but for a wood in the west and another, nameless, in the east. */
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

describe('where one stands', () => {
  it('is a city', () => expect(placeOf(world, { q: 0, r: 3 })).toEqual({ what: 'Hedeby', title: 'In Hedeby' }));
  it('is part of what has a name', () =>
    expect(placeOf(world, { q: -4, r: 0 })).toEqual({ what: 'forest', title: 'In Myrkvið' }));
  it('has no name of its own elsewhere', () => {
    expect(placeOf(world, { q: 5, r: 0 })).toEqual({ what: 'forest', title: 'In the forest' });
    expect(placeOf(world, { q: 0, r: 0 })).toEqual({ what: 'open sea', title: 'On the open sea' });
  });
});
