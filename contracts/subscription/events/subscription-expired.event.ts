import { declareEvent } from '../../shared/event-declaration.js';
import { type PaidTierV1 } from './shapes/tiers.v1.js';

/** The period, and the grace after it, are over. */
export interface SubscriptionExpiredV1 {
  readonly userId: string;
  readonly subscriptionId: string;
  readonly tier: PaidTierV1;
  readonly expiredAt: string;
}

export const subscriptionExpired = declareEvent<[SubscriptionExpiredV1]>()({
  type: 'SubscriptionExpired',
  version: 1,
  stream: 'subscription',
  personal: 'none',
  upcasters: [],
});
