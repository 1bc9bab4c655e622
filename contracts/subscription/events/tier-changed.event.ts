import { declareEvent } from '../../shared/event-declaration.js';
import { type TierV1 } from './shapes/tiers.v1.js';

/** Another tier is in force, for whatever reason: what a tier allows follows from this event alone. */
export interface TierChangedV1 {
  readonly userId: string;
  readonly subscriptionId: string;
  readonly from: TierV1;
  readonly to: TierV1;
  readonly priceId: string | null;
  /** Cents a month of the new tier. */
  readonly amount: number;
  readonly changedAt: string;
}

export const tierChanged = declareEvent<[TierChangedV1]>()({
  type: 'TierChanged',
  version: 1,
  stream: 'subscription',
  personal: 'none',
  upcasters: [],
});
