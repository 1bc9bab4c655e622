import { CELLS } from '#contracts/world/cells.js';
import { sceneOf } from './scene.js';

const worldOf = (letter: (q: number, r: number) => string) => ({ terrain: CELLS.map(({ q, r }) => letter(q, r)).join(''), cities: [] });

describe('the scene of a place', () => {
  it('is its ground before what is near', () =>
    expect(sceneOf(worldOf((q) => (q < 0 ? 'm' : 'p')), { q: 0, r: 0 })).toMatchObject({ ground: 'plains', horizon: 'mountains' }));
  it('is open where nothing stands out', () => expect(sceneOf(worldOf(() => 'p'), { q: 3, r: 1 })).toMatchObject({ ground: 'plains', horizon: 'open' }));
  it('has the sea on the horizon of the sea', () => expect(sceneOf(worldOf(() => 'o'), { q: 0, r: 0 })).toMatchObject({ ground: 'ocean', horizon: 'sea' }));
  it('shows a city', () => {
    const city = { at: { q: 0, r: 0 }, name: 'Hedeby', population: 1, atmosphere: '', mainStreets: [], districts: [], landmarks: [] };
    expect(sceneOf({ ...worldOf(() => 'p'), cities: [city] }, city.at).ground).toBe('city');
  });
  it('is the same every time', () => expect(sceneOf(worldOf(() => 'f'), { q: 2, r: -5 })).toEqual(sceneOf(worldOf(() => 'f'), { q: 2, r: -5 })));
});
