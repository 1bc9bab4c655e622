import { FOOD_DAYS } from '../../model/calendar.js';
import { meets } from './needs.js';

const time = { hour: 'noon', season: 'summer', weather: 'clear' } as const;

describe('what a deed needs', () => {
  it('may be food to give away, which whoever is hungry has not', () => {
    const on = (day: number, fedOn?: number) => ({
      terrain: 'plains' as const,
      calendar: { ...time, day, ...(fedOn === undefined ? {} : { fedOn }) },
    });
    expect(meets({ fed: true }, on(FOOD_DAYS, 1))).toBe(true);
    expect(meets({ fed: true }, on(FOOD_DAYS + 1, 1))).toBe(false);
    expect(meets({ fed: true }, on(30))).toBe(true);
    expect(meets({}, on(30, 1))).toBe(true);
  });
});
