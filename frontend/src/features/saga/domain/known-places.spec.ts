import { type SagaView } from '#contracts/session/saga-view.js';
import { type City, type Landmark } from '#game/model/world.js';
import { leaguesAway, knownPlaces } from './known-places.js';

const city = (name: string, q: number, r: number): City => ({
  at: { q, r },
  name,
  population: 1,
  atmosphere: '',
  mainStreets: [],
  districts: [],
  landmarks: [],
});
const camp: Landmark = { at: { q: 0, r: 2 }, kind: 'camp', name: 'Borgund', gloss: 'the old camp' };
const world = {
  cities: [city('Hedeby', 0, 0), city('Ribe', 3, 0), city('Birka', 9, 0), city('Kaupang', -9, 0)],
  landmarks: [camp],
};
const saga: SagaView = {
  calendar: { day: 1, hour: 'noon', season: 'spring', weather: 'clear' },
  oath: {
    title: '',
    boxes: 0,
    of: 10,
    readyAt: 6,
    course: '',
    where: { name: 'Birka', q: 9, r: 0 },
    outcome: 'open',
    next: [{ text: '', place: null }],
  },
  threat: { title: '', segments: 0, of: 12, steps: [] },
  threads: [],
  people: [],
};

describe('the places that a player knows', () => {
  it('are the places visited, seen or heard of, the nearest first', () =>
    expect(
      knownPlaces(
        world,
        [
          { q: 0, r: 0 },
          { q: 0, r: 1 },
          { q: 2, r: 0 },
        ],
        saga,
        { q: 0, r: 1 },
      ).map(({ name, what, how, leagues }) => [name, what, how, leagues]),
    ).toEqual([
      ['Hedeby', 'city', 'visited', 1],
      ['Borgund', 'the old camp', 'seen', 1],
      ['Ribe', 'city', 'seen', 3],
      ['Birka', 'city', 'heard of', 9],
    ]));
  it('are listed without a spine too', () =>
    expect(knownPlaces(world, [{ q: 0, r: 0 }], null, { q: 0, r: 0 }).map(({ name, how }) => [name, how])).toEqual([
      ['Hedeby', 'here'],
    ]));
  it.each([
    [0, 'here'],
    [1, '1 league'],
    [4, '4 leagues'],
  ])('at %d leagues are described as: %s', (leagues, words) => expect(leaguesAway({ leagues })).toBe(words));
});
