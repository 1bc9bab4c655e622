import { HOURS, isHungry, SEASONS } from '#game/model/calendar.js';
import { deedOf, dice } from '#test/support/saga-fixture.js';
import { eatsBy, fedAfter, firstMorning, timeAfter } from './calendar.rules.js';

const noon = { day: 3, hour: 'noon', season: 'summer', weather: 'rain' } as const;
const rest = deedOf({ kind: 'rest', offerId: 'quiet.rest' });

describe('the first morning', () => {
  it('is day 1 of spring, summer or autumn, never of winter', () => {
    expect([1, 2, 3].map((season) => firstMorning(dice({ season })))).toStrictEqual([
      { day: 1, hour: 'morning', season: 'spring', weather: 'storm', fedOn: 1 },
      { day: 1, hour: 'morning', season: 'summer', weather: 'storm', fedOn: 1 },
      { day: 1, hour: 'morning', season: 'autumn', weather: 'storm', fedOn: 1 },
    ]);
    const asked: number[] = [];
    firstMorning((purpose, sides) => (purpose === 'season' && asked.push(sides), 1));
    expect(asked).toEqual([3]);
  });
});

describe('time', () => {
  it('advances by a part of the day with each deed, in the same weather', () => {
    expect(timeAfter(noon, deedOf(), { success: false }, dice({ weather: 1 }))).toStrictEqual({
      ...noon,
      hour: 'dusk',
    });
    expect(timeAfter(noon, deedOf({ kind: 'move' }), { success: true }, dice({ weather: 1 }))).toStrictEqual({
      ...noon,
      hour: 'dusk',
    });
  });

  it('goes from night to the next morning, which has its own weather', () =>
    expect(timeAfter({ ...noon, hour: 'night' }, deedOf(), { success: true }, dice({ weather: 1 }))).toStrictEqual({
      day: 4,
      hour: 'morning',
      season: 'summer',
      weather: 'clear',
    }));

  it('passes to the next morning by a successful rest only', () => {
    expect(timeAfter({ ...noon, hour: 'morning' }, rest, { success: true }, dice())).toMatchObject({
      day: 4,
      hour: 'morning',
    });
    expect(timeAfter({ ...noon, hour: 'morning' }, rest, { success: false }, dice())).toMatchObject({
      day: 3,
      hour: 'noon',
    });
  });

  it('passes twice as fast at work', () => {
    const work = deedOf({ kind: 'craft', offerId: 'service:vikings:work:0' });
    expect(timeAfter(noon, work, { success: true }, dice())).toMatchObject({ day: 3, hour: 'night' });
    expect(timeAfter({ ...noon, hour: 'night' }, work, { success: false }, dice())).toMatchObject({
      day: 4,
      hour: 'noon',
    });
  });

  it.each(SEASONS.map((season, i) => [season, SEASONS[(i + 1) % 4]] as const))(
    'turns %s into %s after its thirtieth day',
    (season, next) => {
      expect(timeAfter({ ...noon, season, day: 60, hour: 'night' }, deedOf(), { success: true }, dice())).toMatchObject(
        {
          day: 61,
          season: next,
        },
      );
      expect(timeAfter({ ...noon, season, day: 59, hour: 'night' }, deedOf(), { success: true }, dice())).toMatchObject(
        {
          day: 60,
          season,
        },
      );
    },
  );

  it('brings snow in winter only, and heat in summer only', () => {
    const skies = (season: (typeof SEASONS)[number]) =>
      new Set(
        Array.from(
          { length: 20 },
          (_, i) =>
            timeAfter({ ...noon, season, hour: HOURS[3] }, deedOf(), { success: true }, dice({ weather: i + 1 }))
              .weather,
        ),
      );
    expect(SEASONS.filter((season) => skies(season).has('snow'))).toEqual(['winter']);
    expect(SEASONS.filter((season) => skies(season).has('heat'))).toEqual(['summer']);
  });
});

describe('a meal', () => {
  it.each<[string, boolean, Parameters<typeof eatsBy>]>([
    ['a camp', true, [rest, true, false]],
    ['a night without sleep', false, [rest, false, false]],
    ['a town, whatever is done there', true, [deedOf(), false, true]],
    ['a catch', true, [deedOf({ kind: 'patience', offerId: 'leisure.set-snares' }), true, false]],
    ['an empty snare', false, [deedOf({ kind: 'patience', offerId: 'leisure.set-snares' }), false, false]],
    ['a day’s march', false, [deedOf({ kind: 'move' }), true, false]],
  ])('%s: %s', (_, eaten, deed) => expect(eatsBy(...deed)).toBe(eaten));

  it('is recorded with its day, and causes hunger from the fourth day after it', () => {
    const fed = fedAfter(noon, true),
      hungry = { ...fed, day: 7 };
    expect([fed, { ...fed, day: 6 }, hungry].map(isHungry)).toEqual([false, false, true]);
    expect(isHungry(fedAfter(hungry, false))).toBe(true);
    expect(isHungry(fedAfter(hungry, true))).toBe(false);
  });

  it('is not forgotten over night', () =>
    expect(
      timeAfter({ ...noon, hour: 'night', fedOn: 2 }, deedOf(), { success: true }, dice({ weather: 1 })),
    ).toMatchObject({
      day: 4,
      fedOn: 2,
    }));

  it('counts from now on in a saga that began before meals were counted', () => {
    expect(isHungry(noon)).toBe(false);
    expect(fedAfter(noon, false)).toMatchObject({ fedOn: noon.day });
  });
});
