import { declareEvent } from '../../shared/event-declaration.js';
import { type PaidTierV1 } from './shapes/tiers.v1.js';

/** The payment provider said how a subscription stands: what follows from it is recorded by the other events. */
export interface SubscriptionReportedV1 {
  readonly userId: string;
  /** Id of the provider's call, or of the daily comparison, that reported it. */
  readonly reportId: string;
  /** The provider's id of the subscription. */
  readonly providerSubscriptionId: string;
  readonly tier: PaidTierV1;
  /** Of the provider's price list. */
  readonly priceId: string;
  readonly status: 'active' | 'past_due' | 'canceled' | 'ended';
  /** Null: not said. */
  readonly periodEnd: string | null;
  readonly ghlContactId: string | null;
  readonly ghlOrderFormId: string | null;
  /** By the provider's clock: reports arrive in any order. */
  readonly saidAt: string;
  readonly reportedAt: string;
}

export const subscriptionReported = declareEvent<[SubscriptionReportedV1]>()({
  type: 'SubscriptionReported',
  version: 1,
  stream: 'subscription',
  personal: { providerSubscriptionId: '', ghlContactId: null },
  upcasters: [],
});
