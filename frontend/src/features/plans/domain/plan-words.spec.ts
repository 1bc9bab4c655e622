import { FEATURES } from '#contracts/subscription/tiers.js';
import { FEATURE_WORDS } from './feature-words.js';
import { stateOf } from './state-words.js';

describe('the words of plans', () => {
  it('name every feature differently', () =>
    expect(new Set(FEATURES.map((feature) => FEATURE_WORDS[feature].name)).size).toBe(FEATURES.length));
  it.each([
    ['active', 'active'],
    ['past_due', 'past_due'],
    ['canceled', 'canceled'],
    ['free', 'inactive'],
    ['guest', 'inactive'],
    ['expired', 'inactive'],
  ])('take the status %s as %s', (status, state) => expect(stateOf(status)).toBe(state));
});
