import { dateAndTime, daysAfter, longDate } from './dates.js';
import { money } from './money.js';

describe('money and dates', () => {
  it.each([
    [999, '$9.99'],
    [1999, '$19.99'],
    [0, '$0.00'],
    [123456, '$1,234.56'],
  ])('%d cents are %s', (cents, words) => expect(money(cents)).toBe(words));
  it('are told in another currency', () => expect(money(999, 'eur')).toBe('€9.99'));
  it('are told as a reader says them', () => {
    expect(longDate('2026-11-23T12:00:00.000Z')).toBe('23 November 2026');
    expect(dateAndTime('2026-11-03T12:05:00.000Z')).toMatch(/^3 Nov, \d\d:05$/);
  });
  it('are counted on, over the end of a month', () =>
    expect(daysAfter('2026-11-29T12:00:00.000Z', 3)).toBe('2026-12-02T12:00:00.000Z'));
});
