import { type SubscriptionStatus } from '#contracts/subscription/views.js';
import { standingWords } from './standing-words.js';

const gold: SubscriptionStatus = {
  isSubscribed: true,
  tier: 'gold',
  plan: 'gold',
  status: 'active',
  features: ['basic_ai'],
  subscription: { currentPeriodEnd: '2026-11-29T12:00:00.000Z', amount: 999, currency: 'usd' },
};
const free: SubscriptionStatus = {
  ...gold,
  isSubscribed: false,
  tier: 'free',
  plan: 'free',
  status: 'inactive',
  subscription: null,
};

describe('the words of a standing', () => {
  it('are none for a plan that runs, or for none', () => {
    expect(standingWords(gold)).toBeNull();
    expect(standingWords(free)).toBeNull();
  });
  it('say how long a plan outlasts a payment that is late', () =>
    expect(standingWords({ ...gold, status: 'past_due' })).toBe(
      'The payment of 29 November 2026 has not come. Gold stays until 2 December 2026.',
    ));
  it('say when a canceled plan ends', () =>
    expect(standingWords({ ...gold, status: 'canceled' })).toBe(
      'Canceled, and not billed again. Gold stays until 29 November 2026.',
    ));
  it('tell a guest what an account brings', () =>
    expect(standingWords({ ...free, plan: 'guest' })).toContain('You play as a guest'));
});
