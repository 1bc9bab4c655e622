import { alarmOf, isSpent, refillInWords, tokensInWords } from './tokens-left.js';

describe('action tokens', () => {
  it('are not spent if they are unlimited', () => expect(isSpent({ actionTokens: null, unlimited: true })).toBe(false));
  it('are not spent before they are known', () => expect(isSpent(undefined)).toBe(false));
  it.each([
    [0, true],
    [-1, true],
    [1, false],
  ])('are spent at %d: %s', (actionTokens, spent) => expect(isSpent({ actionTokens, unlimited: false })).toBe(spent));
  it.each([
    [0, 'out'],
    [-2, 'out'],
    [1, 'low'],
    [3, 'low'],
    [4, 'none'],
    [null, 'none'],
  ] as const)('at %s have the colour %s', (count, alarm) => expect(alarmOf(count)).toBe(alarm));
  it('are described as text', () => {
    expect(tokensInWords({ actionTokens: 1, unlimited: false })).toBe('1 action left');
    expect(tokensInWords({ actionTokens: 7, unlimited: false })).toBe('7 actions left');
    expect(tokensInWords({ actionTokens: null, unlimited: true })).toBe('Unlimited actions');
  });
  it.each([
    [null, null],
    [0, 'today'],
    [1, 'tomorrow'],
    [3, 'in 3 days'],
  ])('are refilled after %s days: %s', (days, words) => expect(refillInWords(days)).toBe(words));
});
