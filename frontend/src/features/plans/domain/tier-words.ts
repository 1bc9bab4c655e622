import { type Tier } from '#contracts/subscription/tiers.js';

export const TIER_NAME: Readonly<Record<Tier, string>> = { free: 'Free', gold: 'Gold', platinum: 'Platinum' };

/** One colour for each tier, on every page (design section 9, 'colours of tiers'). */
export const TIER_TONE: Readonly<Record<Tier, string>> = {
  free: 'tier-free',
  gold: 'tier-gold',
  platinum: 'tier-platinum',
};
