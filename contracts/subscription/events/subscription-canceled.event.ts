import { declareEvent } from '../../shared/event-declaration.js';
import { type PaidTierV1 } from './shapes/tiers.v1.js';

/** It is not renewed any more; the tier stays in force until `endsAt`. */
export interface SubscriptionCanceledV1 {
  readonly userId: string;
  readonly subscriptionId: string;
  readonly tier: PaidTierV1;
  /** The tier ends at once where this equals `canceledAt`. */
  readonly endsAt: string;
  readonly canceledAt: string;
}

export const subscriptionCanceled = declareEvent<[SubscriptionCanceledV1]>()({
  type: 'SubscriptionCanceled',
  version: 1,
  stream: 'subscription',
  personal: 'none',
  upcasters: [],
});
