import { type Feature, type PlanName } from '#contracts/subscription/tiers.js';
import { type TokenAllowance } from '#backend/platform/config/config.js';

/** What a person may do now. */
export interface Entitled {
  readonly plan: PlanName;
  /** Actions a week; a guest's once. */
  readonly tokens: TokenAllowance;
  readonly features: readonly Feature[];
  /** Bookmarks; null: without a limit. */
  readonly manualSaves: number | null;
}

/** The one place that knows what a tier allows: everything asks here, and nothing asks for the tier. */
export interface Entitlements {
  of(userId: string): Promise<Entitled>;
  /** The present subscription's entitlements at another time: a late refill counts for the day on which it was due. */
  at(userId: string, time: Date): Promise<Entitled>;
}
export const ENTITLEMENTS = Symbol('Entitlements');
