import { CAVE, dice, FORD, HRAFNSVIK, sagaWorld, SKARSEY, TOWER } from '#test/support/saga-fixture.js';
import { fordsOf, nearestTo, placeAtDistance, placesOf, whereabouts } from './places.rules.js';

const named = (places: readonly { readonly name: string }[]) => places.map(({ name }) => name);
const bare = { ...sagaWorld, landmarks: [] };
const { start } = sagaWorld;

it('places of a setting are its cities or its landmarks; a world without landmarks has its cities', () => {
  expect(placesOf(sagaWorld, 'city')).toStrictEqual([
    { ...HRAFNSVIK, name: 'Hrafnsvik' },
    { ...SKARSEY, name: 'Skarsey' },
  ]);
  expect(named(placesOf(sagaWorld, 'landmark'))).toEqual(['Varðan', 'Hellir', 'Steinvað']);
  expect(named(placesOf(bare, 'landmark'))).toEqual(['Hrafnsvik', 'Skarsey']);
});

it('fords are used as fords while there are any', () => {
  expect(fordsOf(sagaWorld)).toStrictEqual([{ ...FORD, name: 'Steinvað' }]);
  expect(
    named(fordsOf({ ...sagaWorld, landmarks: sagaWorld.landmarks?.filter(({ kind }) => kind !== 'ford') ?? [] })),
  ).toEqual(['Varðan', 'Hellir']);
  expect(named(fordsOf(bare))).toEqual(['Hrafnsvik', 'Skarsey']);
});

it('the nearest of places is one of them, or none where there are none', () => {
  expect(nearestTo(placesOf(sagaWorld, 'landmark'), { q: 3, r: -1 })).toStrictEqual({ ...FORD, name: 'Steinvað' });
  expect(nearestTo([], start)).toBeNull();
});

it('a cell has the name of the nearest place, or of the road', () => {
  expect(whereabouts(sagaWorld, { q: 0, r: 3 })).toStrictEqual({ q: 0, r: 3, name: 'Skarsey' });
  expect(whereabouts(sagaWorld, CAVE)).toStrictEqual({ ...CAVE, name: 'Hellir' });
  expect(whereabouts({ ...bare, cities: [] }, start)).toStrictEqual({ ...start, name: 'the road' });
});

describe('a place at some distance', () => {
  const at = (distance: number, taken: readonly { readonly q: number; readonly r: number }[] = [], place = 1) =>
    placeAtDistance(sagaWorld, { setting: 'landmark', from: start, distance, taken }, dice({ place })).name;

  it('is one of the three that match it best', () => {
    expect([at(1), at(1, [], 2), at(1, [], 3)]).toEqual(['Hellir', 'Varðan', 'Steinvað']);
    expect(at(2)).toBe('Varðan');
  });
  it('is not a taken one while others are left', () => {
    expect(at(1, [CAVE])).toBe('Varðan');
    expect(at(1, [CAVE, TOWER, FORD])).toBe('Hellir');
  });
  it('is the current cell in a world without places', () =>
    expect(
      placeAtDistance(
        { ...bare, cities: [] },
        { setting: 'city', from: start, distance: 7, taken: [] },
        dice({ place: 1 }),
      ),
    ).toStrictEqual({ ...start, name: 'the road' }));
});
