import { promptFor, standingOf } from './prompt.js';

const somebody = { username: 'thora', subscriptionStatus: 'free', subscriptionTier: 'free' } as const;

describe('prompts', () => {
  it.each([
    [{ ...somebody, username: 'Guest_4711' }, 'guest'],
    [{ ...somebody, subscriptionStatus: 'guest' as const }, 'guest'],
    [somebody, 'free'],
    [{ ...somebody, subscriptionTier: 'gold' as const }, 'gold'],
    [{ ...somebody, subscriptionTier: 'platinum' as const }, 'platinum'],
  ])('treat %j as %s', (user, standing) => expect(standingOf(user)).toBe(standing));

  it('thank a guest who has no actions left', () =>
    expect(promptFor('guest', true)).toEqual({
      title: 'Action Limit Reached',
      words: 'Thank you for enjoying the demo ... Create an account to continue playing & save your progress',
      act: 'Sign Up to Continue',
    }));
  it('ask a guest to save their progress', () => expect(promptFor('guest', false).title).toBe('Save Your Progress'));
  it('ask a player on the free plan to upgrade', () =>
    expect(promptFor('free', true).words).toBe(
      "You've used all your free actions for today. Upgrade to continue your epic adventure!",
    ));
  it.each([
    ['gold', 'Upgrade to Platinum'],
    ['platinum', 'Manage Plan'],
  ] as const)('lead %s to: %s', (standing, act) => {
    expect(promptFor(standing, false).act).toBe(act);
    expect(promptFor(standing, true).act).toBe(act);
  });
});
