import { CELLS } from '#game/rules/world/cells.js';
import { PEOPLES } from '#test/support/crafts.js';
import { sceneOf } from './scene.js';

const worldOf = (letter: (q: number, r: number) => string) => ({
  terrain: CELLS.map(({ q, r }) => letter(q, r)).join(''),
  cities: [],
});
const noon = { day: 5, hour: 'noon', season: 'summer', weather: 'clear' } as const;
const city = {
  at: { q: 0, r: 0 },
  name: 'Hedeby',
  population: 1,
  atmosphere: '',
  mainStreets: [],
  districts: [],
  landmarks: [],
};
const plain = { ...worldOf(() => 'p'), cities: [city] };

describe('the scene of a place', () => {
  it('has its own terrain before nearby terrains', () =>
    expect(
      sceneOf(
        worldOf((q) => (q < 0 ? 'm' : 'p')),
        { q: 0, r: 0 },
        PEOPLES.vikings.country,
        noon,
      ),
    ).toMatchObject({ ground: 'plains', horizon: 'mountains', sea: false }));
  it('is open country without a distinctive terrain', () =>
    expect(
      sceneOf(
        worldOf(() => 'p'),
        { q: 3, r: 1 },
        PEOPLES.vikings.country,
        noon,
      ),
    ).toMatchObject({ ground: 'plains', horizon: 'open' }));
  it('has the sea on the horizon of the sea', () =>
    expect(
      sceneOf(
        worldOf(() => 'o'),
        { q: 0, r: 0 },
        PEOPLES.vikings.country,
        noon,
      ),
    ).toMatchObject({ ground: 'ocean', horizon: 'sea', sea: true }));
  it('shows a city, and shows from a neighbouring cell that it is near', () => {
    expect(sceneOf(plain, city.at, PEOPLES.vikings.country, noon)).toMatchObject({ ground: 'city', town: false });
    expect(sceneOf(plain, { q: 2, r: 0 }, PEOPLES.vikings.country, noon)).toMatchObject({
      ground: 'plains',
      town: true,
    });
    expect(sceneOf(plain, { q: 3, r: 0 }, PEOPLES.vikings.country, noon).town).toBe(false);
  });
  it('has the hour, the season and the weather of the calendar, and its moon', () =>
    expect(
      sceneOf(plain, city.at, PEOPLES.mongols.country, { day: 24, hour: 'night', season: 'winter', weather: 'snow' }),
    ).toMatchObject({ country: PEOPLES.mongols.country, hour: 'night', season: 'winter', weather: 'snow', moon: 0 }));
  it('is the same every time', () =>
    expect(
      sceneOf(
        worldOf(() => 'f'),
        { q: 2, r: -5 },
        PEOPLES.vikings.country,
        noon,
      ),
    ).toEqual(
      sceneOf(
        worldOf(() => 'f'),
        { q: 2, r: -5 },
        PEOPLES.vikings.country,
        noon,
      ),
    ));
});
