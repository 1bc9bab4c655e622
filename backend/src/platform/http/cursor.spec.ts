import { cursorOf, isTimeAndId, placeIn } from './cursor.js';

const AT = '2026-03-14T19:22:05.120Z';

it('reads the place that it gave out', () => expect(placeIn(cursorOf(AT, 'one'), isTimeAndId)).toEqual([AT, 'one']));

it.each([
  ['a number for a time', '1', 'x'],
  ['no time', 'yesterday', 'x'],
  ['a NUL byte in the id', AT, 'a\0b'],
  ['a time alone', AT],
])('refuses %s', (_, ...place) =>
  expect(() => placeIn(cursorOf(...place), isTimeAndId)).toThrow('That is no place in this list'),
);
