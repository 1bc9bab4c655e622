import { GRACE_DAYS, type Tier } from '#contracts/subscription/tiers.js';
import { type SubscriptionState } from '#contracts/subscription/views.js';

const DAY_MS = 86_400_000;

/** A subscription by its period, as recorded. */
export interface SubscriptionPeriod {
  readonly tier: Tier;
  readonly isCanceled: boolean;
  /** Null: without an end. */
  readonly endsAt: string | null;
}
export interface SubscriptionStanding {
  readonly tier: Tier;
  readonly status: SubscriptionState;
}

const NONE: SubscriptionStanding = { tier: 'free', status: 'inactive' };

export const graceEnd = (endsAt: string): Date => new Date(Date.parse(endsAt) + GRACE_DAYS * DAY_MS);

/**
 * What is in force at a time follows from the period alone, so that it is right whether or not somebody has recorded an
 * end: active until then, past due for the days of grace, and nothing after them. A canceled one has no grace.
 */
export const standingAt = ({ tier, isCanceled, endsAt }: SubscriptionPeriod, now: Date): SubscriptionStanding => {
  if (tier === 'free') return NONE;
  if (endsAt === null || now.getTime() < Date.parse(endsAt))
    return { tier, status: isCanceled ? 'canceled' : 'active' };
  return !isCanceled && now < graceEnd(endsAt) ? { tier, status: 'past_due' } : NONE;
};
