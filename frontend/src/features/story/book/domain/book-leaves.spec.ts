import { type StoryEntry } from '#contracts/session/views.js';
import { bookLeaves } from './book-leaves.js';

const HOURS = ['morning', 'noon', 'dusk', 'night'] as const;
/** A leaf for each quarter of a day, at q. */
const leaves = (...places: readonly number[]): readonly StoryEntry[] =>
  places.map(
    (q, n) =>
      ({
        id: String(n),
        location: { q, r: 0 },
        calendar: { day: 1 + Math.floor(n / 4), hour: HOURS[n % 4], season: 'spring', weather: 'clear' },
      }) as unknown as StoryEntry,
  );
const NAMES = ['On the coast', 'In Hedeby', 'On the plain'];
const placeOf = ({ q }: { readonly q: number }) => ({ title: NAMES[q] ?? '', name: q === 1 ? 'Hedeby' : null });
const headsOf = (...places: readonly number[]) =>
  bookLeaves(leaves(...places), placeOf).map(({ opens }) => opens && [opens.title, opens.isChapter]);

describe('the leaves of a book', () => {
  it('open a section at each new place, and at no other leaf', () =>
    expect(headsOf(0, 0, 2, 2, 0)).toEqual([
      ['On the coast', true],
      null,
      ['On the plain', true],
      null,
      ['On the coast', false],
    ]));

  it('make a chapter of a named place, and of one where the hero stays', () =>
    expect(headsOf(0, 1, 2, 0, 0)).toEqual([
      ['On the coast', true],
      ['In Hedeby', true],
      ['On the plain', false],
      ['On the coast', true],
      null,
    ]));

  it('open none where the leaves before are not read yet', () =>
    expect(bookLeaves(leaves(0, 0, 1), placeOf, true)).toMatchObject([
      { opens: null, time: 'the 1st day, morning' },
      { opens: null, time: 'noon' },
      { opens: { title: 'In Hedeby' } },
    ]));

  it('bear the hour, and the day where it is a new one', () =>
    expect(bookLeaves(leaves(0, 0, 0, 0, 0, 0, 2), placeOf).map(({ time }) => time)).toEqual([
      null,
      'noon',
      'dusk',
      'night',
      'the 2nd day, morning',
      'noon',
      null,
    ]));

  it('bear all their hours while the world is unknown', () =>
    expect(bookLeaves(leaves(0, 2), null)).toMatchObject([
      { opens: null, time: 'the 1st day, morning' },
      { opens: null, time: 'noon' },
    ]));

  it('of a saga without a calendar bear none', () => {
    const timeless = leaves(0, 0).map((entry) => ({ ...entry, calendar: null }));
    expect(bookLeaves(timeless, placeOf).map(({ time }) => time)).toEqual([null, null]);
  });
});
