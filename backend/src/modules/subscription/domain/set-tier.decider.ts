import { type SubscriptionActivatedV1, type SubscriptionEvent } from '#contracts/subscription/events.js';
import { CURRENCY, type PaidTier, type Tier, TIERS } from '#contracts/subscription/tiers.js';
import { type SubscriptionRejectionCode } from '#contracts/subscription/rejections.js';
import { accept, type Decision, reject } from '#backend/shared/domain/decision.js';
import { tierChanged } from './lapse-subscription.decider.js';
import { standingAt } from './standing.rules.js';
import { type HeldSubscription, type Subscription } from './subscription.fold.js';

export type SubscriptionDecision = Decision<SubscriptionEvent, SubscriptionRejectionCode>;

export interface SetTier {
  readonly userId: string;
  readonly tier: Tier;
  /** End of the period; null: without one. */
  readonly until: string | null;
  /** Of a subscription that begins. */
  readonly subscriptionId: string;
  readonly now: Date;
}

const activation = ({ userId, tier, until, subscriptionId, now }: SetTier & { readonly tier: PaidTier }) => {
  const at = now.toISOString();
  const data: SubscriptionActivatedV1 = {
    userId,
    subscriptionId,
    tier,
    periodStart: at,
    periodEnd: until,
    priceId: null,
    amount: TIERS[tier].price,
    currency: CURRENCY,
    stripeCustomerId: null,
    stripeSubscriptionId: null,
    ghlContactId: null,
    ghlOrderFormId: null,
    activatedAt: at,
  };
  return { type: 'SubscriptionActivated', version: 1, data } as const;
};

export const isInForce = (held: HeldSubscription | null, now: Date): held is HeldSubscription =>
  held !== null && !held.isRevoked && standingAt(held, now).tier !== 'free';

/** Ends a subscription at once. */
export const ended = (
  { userId, now }: Pick<SetTier, 'userId' | 'now'>,
  held: HeldSubscription,
  from: Tier,
): readonly SubscriptionEvent[] => {
  const at = now.toISOString();
  const ids = { userId, subscriptionId: held.id, tier: held.tier };
  return [
    { type: 'SubscriptionCanceled', version: 1, data: { ...ids, endsAt: at, canceledAt: at } },
    { type: 'SubscriptionExpired', version: 1, data: { ...ids, expiredAt: at } },
    ...(from === 'free' ? [] : [tierChanged({ userId, held, at }, { from, to: 'free' })]),
  ];
};

const renewal = ({ userId, until, now }: SetTier, held: HeldSubscription): SubscriptionEvent => {
  const { id: subscriptionId, tier, periodStart } = held;
  const data = { userId, subscriptionId, tier, periodStart, periodEnd: until, renewedAt: now.toISOString() };
  return { type: 'SubscriptionRenewed', version: 1, data };
};

/** Another tier or period of a subscription in force. */
const altered = (command: SetTier, held: HeldSubscription, from: Tier): SubscriptionDecision => {
  const { userId, tier, until, now } = command;
  const isSame = held.endsAt === until && !held.isCanceled;
  return accept(
    ...(from === tier ? [] : [tierChanged({ userId, held, at: now.toISOString() }, { from, to: tier })]),
    ...(isSame ? [] : [renewal(command, { ...held, tier: tier === 'free' ? held.tier : tier })]),
  );
};

/** Gives a person a tier, by the same events as a payment; the same again adds nothing. */
export const setTier = (command: SetTier, { held, tierInForce }: Subscription): SubscriptionDecision => {
  const { tier, until, now } = command;
  if (until !== null && Date.parse(until) <= now.getTime()) return reject('PERIOD_IS_OVER');
  if (tier === 'free') return isInForce(held, now) ? accept(...ended(command, held, tierInForce)) : accept();
  if (isInForce(held, now)) return altered(command, held, tierInForce);
  const begun = activation({ ...command, tier });
  const { userId, subscriptionId: id } = command;
  const change = { userId, held: { id, priceId: null }, at: now.toISOString() };
  return accept(begun, ...(tierInForce === tier ? [] : [tierChanged(change, { from: tierInForce, to: tier })]));
};
