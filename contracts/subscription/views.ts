import { type Feature, type PlanName, type Tier, type TierOffer } from './tiers.js';

/** 'inactive': no subscription, or one whose grace is over. */
export type SubscriptionState = 'active' | 'past_due' | 'canceled' | 'inactive';

/** GET /api/subscription/status (specification section 3, 'Response shapes'). */
export interface SubscriptionStatus {
  /** Whether a paid tier is in force. */
  readonly isSubscribed: boolean;
  readonly tier: Tier;
  readonly plan: PlanName;
  readonly status: SubscriptionState;
  readonly features: readonly Feature[];
  /** Null where no paid tier is in force. */
  readonly subscription: {
    /** ISO 8601; null: without an end. It is billed then, or ends then where it is canceled. */
    readonly currentPeriodEnd: string | null;
    /** Cents a month. */
    readonly amount: number;
    readonly currency: string;
  } | null;
}

/** GET /api/subscription/tiers: free, gold, platinum. */
export interface TierView extends TierOffer {
  /** Those of its features that are not built yet. */
  readonly notBuilt: readonly Feature[];
  /** Null: without a limit. */
  readonly actionsPerWeek: number | null;
  /** Bookmarks; null: without a limit. */
  readonly manualSaves: number | null;
}

/** POST /api/subscription/check-feature. */
export interface FeatureRequest {
  readonly feature: Feature;
}
export interface FeatureAccess extends FeatureRequest {
  readonly hasAccess: boolean;
}
