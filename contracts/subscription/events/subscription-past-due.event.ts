import { declareEvent } from '../../shared/event-declaration.js';
import { type PaidTierV1 } from './shapes/tiers.v1.js';

/** The period has ended without a renewal: the tier stays in force during the grace. */
export interface SubscriptionPastDueV1 {
  readonly userId: string;
  readonly subscriptionId: string;
  readonly tier: PaidTierV1;
  readonly periodEnd: string;
  readonly graceEndsAt: string;
  readonly pastDueAt: string;
}

export const subscriptionPastDue = declareEvent<[SubscriptionPastDueV1]>()({
  type: 'SubscriptionPastDue',
  version: 1,
  stream: 'subscription',
  personal: 'none',
  upcasters: [],
});
