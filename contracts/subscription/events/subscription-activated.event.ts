import { declareEvent } from '../../shared/event-declaration.js';
import { type PaidTierV1 } from './shapes/tiers.v1.js';

/** A paid tier has begun. */
export interface SubscriptionActivatedV1 {
  readonly userId: string;
  readonly subscriptionId: string;
  readonly tier: PaidTierV1;
  readonly periodStart: string;
  /** Null: without an end. */
  readonly periodEnd: string | null;
  /** Of the payment provider's price list. */
  readonly priceId: string | null;
  /** Cents a month. */
  readonly amount: number;
  readonly currency: string;
  /** Ids by which other systems know the person. */
  readonly stripeCustomerId: string | null;
  readonly stripeSubscriptionId: string | null;
  readonly ghlContactId: string | null;
  readonly ghlOrderFormId: string | null;
  readonly activatedAt: string;
}

export const subscriptionActivated = declareEvent<[SubscriptionActivatedV1]>()({
  type: 'SubscriptionActivated',
  version: 1,
  stream: 'subscription',
  personal: { stripeCustomerId: null, stripeSubscriptionId: null, ghlContactId: null },
  upcasters: [],
});
