/** The names that POST /api/subscription/check-feature knows (specification section 2, 'Subscription page'). */
export const FEATURES = [
  'basic_ai',
  'advanced_ai',
  'unlimited_saves',
  'priority_generation',
  'exclusive_classes',
  'custom_worlds',
  'multiplayer',
  'premium_support',
] as const;
export type Feature = (typeof FEATURES)[number];

/** From the least to the most. */
export const TIER_IDS = ['free', 'gold', 'platinum'] as const;
export type Tier = (typeof TIER_IDS)[number];
export type PaidTier = Exclude<Tier, 'free'>;
/** A tier, or play without an account, which has the features of free. */
export type PlanName = 'guest' | Tier;

export interface TierOffer {
  readonly id: Tier;
  readonly name: string;
  /** Cents a month. */
  readonly price: number;
  readonly features: readonly Feature[];
}

const FREE = ['basic_ai'] as const satisfies readonly Feature[];
const GOLD = [
  ...FREE,
  'advanced_ai',
  'unlimited_saves',
  'priority_generation',
  'exclusive_classes',
] as const satisfies readonly Feature[];
const PLATINUM = [...GOLD, 'custom_worlds', 'multiplayer', 'premium_support'] as const satisfies readonly Feature[];

/** Prices and features (design section 9, 'prices' and 'features per tier'): nothing else in the product knows them. */
export const TIERS: Readonly<Record<Tier, TierOffer>> = {
  free: { id: 'free', name: 'Free', price: 0, features: FREE },
  gold: { id: 'gold', name: 'Gold', price: 999, features: GOLD },
  platinum: { id: 'platinum', name: 'Platinum', price: 1999, features: PLATINUM },
};
export const CURRENCY = 'usd';

/** Features that the product does not have yet; a card says so. */
export const NOT_BUILT_YET: readonly Feature[] = [
  'exclusive_classes',
  'custom_worlds',
  'multiplayer',
  'premium_support',
];

/** Bookmarks of a plan without `unlimited_saves`. */
export const MANUAL_SAVES = 3;

/** How long a tier outlasts a period that was not renewed. */
export const GRACE_DAYS = 3;
