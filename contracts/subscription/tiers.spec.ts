import { CURRENCY, FEATURES, MANUAL_SAVES, NOT_BUILT_YET, TIERS } from './tiers.js';

describe('the plans', () => {
  it('have the prices of the specification, in cents a month', () => {
    expect(Object.values(TIERS).map(({ id, name, price }) => [id, name, price])).toEqual([
      ['free', 'Free', 0],
      ['gold', 'Gold', 999],
      ['platinum', 'Platinum', 1999],
    ]);
    expect([CURRENCY, MANUAL_SAVES]).toEqual(['usd', 3]);
  });

  it('add features from the least to the most, and platinum has all of them', () => {
    expect(TIERS.free.features).toEqual(['basic_ai']);
    expect(TIERS.gold.features.slice(1)).toEqual([
      'advanced_ai',
      'unlimited_saves',
      'priority_generation',
      'exclusive_classes',
    ]);
    expect(TIERS.platinum.features.slice(5)).toEqual(['custom_worlds', 'multiplayer', 'premium_support']);
    expect(TIERS.platinum.features).toEqual(FEATURES);
    expect(NOT_BUILT_YET).toEqual(['exclusive_classes', 'custom_worlds', 'multiplayer', 'premium_support']);
  });
});
