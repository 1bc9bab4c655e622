import { HOURS } from '#game/model/calendar.js';
import { log, words } from './log.js';

describe('the log', () => {
  it('is signed with an initial and the last name', () => {
    expect(log.remarks('Bess Harrow')).toBe('Remarks, in the hand of B. Harrow');
    expect(log.remarks(' Anne  of the Reef ')).toBe('Remarks, in the hand of A. Reef');
    expect(log.remarks('Bess')).toBe('Remarks, in the hand of Bess');
  });

  it('tells the four parts of a day apart', () => {
    const at = { day: 9, season: 'spring', weather: 'clear' } as const;
    expect(new Set(HOURS.map((hour) => log.hour({ ...at, hour }))).size).toBe(HOURS.length);
    expect(log.hour({ ...at, hour: 'dusk' })).toBe('Day 9, dog watch');
  });

  it('is headed by the name of its place, if it has one', () => {
    expect(words.place('In Turtle Crawl', 'Turtle Crawl')).toBe('Of Turtle Crawl');
    expect(words.place('On The Tradewind Main', 'The Tradewind Main')).toBe('Of the Tradewind Main');
    expect(words.place('In the swamp', null)).toBe('In the swamp');
  });
});
