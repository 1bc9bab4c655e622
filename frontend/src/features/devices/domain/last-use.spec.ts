import { lastUse } from './last-use.js';

const at = (day: number, hour: number, minute = 0): number => new Date(2026, 4, day, hour, minute).getTime();
const iso = (time: number): string => new Date(time).toISOString();

describe('the last use of a device', () => {
  it.each([
    [at(20, 12), 'just now'],
    [at(20, 12, 3), 'just now'],
    [at(20, 9), 'today'],
    [at(19, 23, 50), 'yesterday'],
    [at(18, 23), '2 days ago'],
    [at(13, 8), '7 days ago'],
    [at(3, 8), 'on May 3, 2026'],
  ])('%d', (used, words) => expect(lastUse(iso(used), at(20, 12))).toBe(words));
  it('is yesterday ten minutes before midnight, also after it', () =>
    expect(lastUse(iso(at(19, 23, 50)), at(20, 0, 10))).toBe('yesterday'));
  it('is not guessed', () => expect(lastUse('', at(20, 12))).toBe('at an unknown time'));
});
