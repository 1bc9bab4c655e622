import { type StaffPerson } from '#contracts/support/people-views.js';
import { balanceWords, sagaWords } from './people-words.js';

it('tells a saga in a line', () => {
  const saga = { faction: 'vikings', profession: 'scout', difficulty: 'normal', turn: 12, ending: null };
  expect(sagaWords(saga)).toBe('Vikings, scout, normal; turn 12');
  expect(sagaWords({ ...saga, ending: 'triumph' })).toBe('Vikings, scout, normal; turn 12, triumph');
});

it.each([
  [null, 'no wallet'],
  [{ balance: null }, 'without limit'],
  [{ balance: 0 }, '0'],
])('tells the balance of %j', (wallet, words) => {
  expect(balanceWords({ wallet } as StaffPerson)).toBe(words);
});
