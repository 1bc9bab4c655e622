import { type SubscriptionEvent } from '#contracts/subscription/events.js';
import { type Tier, TIERS } from '#contracts/subscription/tiers.js';
import { accept, type Decision } from '#backend/shared/domain/decision.js';
import { graceEnd, type SubscriptionStanding, standingAt } from './standing.rules.js';
import { type HeldSubscription, type Subscription } from './subscription.fold.js';

export interface LapseSubscription {
  readonly userId: string;
  readonly now: Date;
}
interface Lapsing {
  readonly userId: string;
  readonly held: HeldSubscription;
  readonly at: string;
}

/** The tier in force has changed. */
export const tierChanged = (
  { userId, held, at }: Pick<Lapsing, 'userId' | 'at'> & { readonly held: Pick<HeldSubscription, 'id' | 'priceId'> },
  { from, to }: { readonly from: Tier; readonly to: Tier },
): SubscriptionEvent => {
  const priceId = to === 'free' ? null : held.priceId;
  const data = { userId, subscriptionId: held.id, from, to, priceId, amount: TIERS[to].price, changedAt: at };
  return { type: 'TierChanged', version: 1, data };
};

const statusChanged = ({ userId, held, at }: Lapsing, status: SubscriptionStanding['status']): SubscriptionEvent => {
  const { id: subscriptionId, tier, periodStart, endsAt } = held;
  const ids = { userId, subscriptionId, tier };
  if (status === 'inactive') return { type: 'SubscriptionExpired', version: 1, data: { ...ids, expiredAt: at } };
  if (status === 'past_due' && endsAt !== null) {
    const data = { ...ids, periodEnd: endsAt, graceEndsAt: graceEnd(endsAt).toISOString(), pastDueAt: at };
    return { type: 'SubscriptionPastDue', version: 1, data };
  }
  if (status === 'canceled' && endsAt !== null)
    return { type: 'SubscriptionCanceled', version: 1, data: { ...ids, endsAt, canceledAt: at } };
  return { type: 'SubscriptionRenewed', version: 1, data: { ...ids, periodStart, periodEnd: endsAt, renewedAt: at } };
};

/**
 * Records what the period says: past due, expired; and that it is in force after all, where a clock that was ahead had
 * recorded its end. Nothing where the record is right.
 */
export const lapseSubscription = (
  { userId, now }: LapseSubscription,
  { held, recorded, tierInForce }: Subscription,
): Decision<SubscriptionEvent, never> => {
  if (held === null || (held.isRevoked && recorded === 'inactive')) return accept();
  const { tier, status } = standingAt(held, now);
  const lapsing = { userId, held, at: now.toISOString() };
  return accept(
    ...(status === recorded ? [] : [statusChanged(lapsing, status)]),
    ...(tier === tierInForce ? [] : [tierChanged(lapsing, { from: tierInForce, to: tier })]),
  );
};
