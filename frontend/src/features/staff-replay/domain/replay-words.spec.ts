import { type ReplayLine } from '#contracts/session/replay-views.js';
import { checkWords, turnIn, turnWords, valueWords } from './replay-words.js';

const line = { turn: 4, kind: 'talk', success: false, ownWords: true, withdrawn: true } as ReplayLine;

it('names a turn', () => {
  expect(turnWords(line)).toBe('Turn 4: talk in own words, failure, taken back');
  expect(turnWords({ ...line, turn: 0, kind: null })).toBe('Turn 0: the opening');
});
it('says what was rolled', () => {
  const check = { attribute: 'charisma', difficulty: 'easy', chance: 55, roll: 41 } as const;
  expect(checkWords({ check, success: true })).toBe('Rolled 41; 55 or less was needed: success.');
  expect(checkWords({ check: null, success: true })).toBe('Nothing was rolled.');
});
it.each([
  ['?turn=3', 3],
  ['?turn=99', 8],
  ['?turn=-1', 0],
  ['?turn=x', 0],
  ['', 0],
])('reads the turn of %p', (search, turn) => expect(turnIn(search, 8)).toBe(turn));
it('shortens long values', () => {
  expect(valueWords('x'.repeat(500))).toHaveLength(161);
  expect(valueWords(null)).toBe('nothing');
  expect(valueWords({ id: 'a', to: null, at: { q: 1, r: 2 }, of: ['b', 'c'] })).toBe('id a, at (q 1, r 2), of (b, c)');
  expect(valueWords([])).toBe('none');
  expect(valueWords([{ id: 'a', n: 1 }, { id: 'b' }])).toBe('id a, n 1; id b');
});
