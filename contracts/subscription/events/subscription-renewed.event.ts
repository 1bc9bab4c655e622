import { declareEvent } from '../../shared/event-declaration.js';
import { type PaidTierV1 } from './shapes/tiers.v1.js';

/** The period has another end; the subscription is active again where it was not. */
export interface SubscriptionRenewedV1 {
  readonly userId: string;
  readonly subscriptionId: string;
  readonly tier: PaidTierV1;
  readonly periodStart: string;
  /** Null: without an end. */
  readonly periodEnd: string | null;
  readonly renewedAt: string;
}

export const subscriptionRenewed = declareEvent<[SubscriptionRenewedV1]>()({
  type: 'SubscriptionRenewed',
  version: 1,
  stream: 'subscription',
  personal: 'none',
  upcasters: [],
});
