import { openingWords, planBanner, type Visitor } from './opening-words.js';

const guest: Visitor = {
  isNew: false,
  isGuest: true,
  tokens: { actionTokens: 2, unlimited: false },
  refill: null,
};
const left = (actionTokens: number | null) => ({ actionTokens, unlimited: actionTokens === null });
const SAVE = 'Create an account anytime to save your progress';

describe('the words of the start page', () => {
  it.each<readonly [string, Visitor, string | null, string | null]>([
    ['a new visitor', { ...guest, isNew: true }, 'Start playing immediately with 5 free actions', SAVE],
    ['a guest with two actions', guest, '2 actions left', SAVE],
    ['a guest with one', { ...guest, tokens: left(1) }, '1 action left', SAVE],
    [
      'a guest without any',
      { ...guest, tokens: left(0) },
      'No actions left',
      'Create an account to continue playing & save your progress',
    ],
    ['a guest without a limit', { ...guest, tokens: left(null) }, 'Unlimited actions', SAVE],
    ['a guest whose wallet is unread', { ...guest, tokens: undefined }, null, SAVE],
    [
      'a player with an account',
      { ...guest, isGuest: false, refill: 'in 3 days' },
      '2 actions left',
      'New actions come in 3 days',
    ],
    [
      'a player with an account and no limit',
      { ...guest, isGuest: false, tokens: left(null), refill: 'in 3 days' },
      'Unlimited actions',
      null,
    ],
  ])('follow the wallet of %s', (_, visitor, first, second) =>
    expect(openingWords(visitor)).toEqual({ first, second }),
  );

  it.each<readonly [Visitor, string]>([
    [{ ...guest, isNew: true }, 'Free Plan: 5 actions as a guest, 10 with an account'],
    [guest, 'Free Plan: 2 actions left'],
    [{ ...guest, tokens: left(null) }, 'Free Plan: unlimited actions'],
    [{ ...guest, tokens: undefined }, 'Free Plan'],
  ])('name the plan: %j', (visitor, words) => expect(planBanner(visitor)).toBe(words));
});
