import {
  boxesCaption,
  boxesLabel,
  calendarLine,
  clockCaption,
  clockLabel,
  daysLeft,
  suppliesWords,
} from './saga-words.js';

const oath = (boxes: number) => ({
  title: '',
  boxes,
  of: 10,
  readyAt: 6,
  course: '',
  where: { q: 0, r: 0, name: '' },
  outcome: 'open' as const,
  next: [],
});

it('a day is one line', () => {
  expect(calendarLine({ day: 3, hour: 'dusk', season: 'autumn', weather: 'rain' })).toBe(
    'Dusk, the 3rd day, autumn, rain',
  );
  expect(calendarLine({ day: 12, hour: 'morning', season: 'spring', weather: 'clear' })).toBe(
    'Morning, the 12th day, spring, clear',
  );
});
it.each([
  [4, '4 days'],
  [1, '1 day'],
  [0, 'Hungry'],
])('names food for %d days', (days, words) => expect(suppliesWords(days)).toBe(words));

describe('the boxes of an oath', () => {
  it.each([
    [4, '4 of 10 boxes, the last test opens at 6'],
    [6, '6 of 10 boxes, the last test is open'],
  ])('describe %d of them', (boxes, words) => expect(boxesLabel(oath(boxes))).toBe(words));
  it.each([
    [5, 'The marked box opens the last test.'],
    [6, 'The last test is open.'],
  ])('have a caption for %d of them', (boxes, words) => expect(boxesCaption(boxes)).toBe(words));
});

describe('the clock of a threat', () => {
  it('is described with the strokes that have effects', () =>
    expect(clockLabel({ segments: 3, of: 12 })).toBe(
      '3 of 12 strokes; something happens at 2, 5, 8 and 10, and at 12 the saga is lost',
    ));
  it.each([
    [0, '0 of 12 struck. At the 2nd something happens.'],
    [2, '2 of 12 struck. At the 5th something happens.'],
    [10, 'At the twelfth the saga is lost.'],
    [12, 'It has struck twelve.'],
  ])('names the next effect at %d', (segments, words) => expect(clockCaption(segments)).toBe(words));
});

it.each([
  [4, '4 days left'],
  [1, 'one day left'],
  [0, 'the last day'],
])('describes %d days left', (days, words) => expect(daysLeft(days)).toBe(words));
