import { type SubscriptionEvent } from '../../subscription/events.js';
import { oneOf, orNull, type PublicEvents, TIME, WHOLE } from './shown.js';

const ids = ['userId', 'subscriptionId'] as const;
const tier = oneOf({ gold: true, platinum: true });
const anyTier = oneOf({ free: true, gold: true, platinum: true });

export const PUBLIC_SUBSCRIPTION_EVENTS: PublicEvents<SubscriptionEvent> = {
  SubscriptionActivated: {
    name: 'subscription.activated',
    version: 1,
    ids,
    says: { tier, periodStart: TIME, periodEnd: orNull(TIME), amount: WHOLE },
  },
  SubscriptionRenewed: {
    name: 'subscription.renewed',
    version: 1,
    ids,
    says: { tier, periodStart: TIME, periodEnd: orNull(TIME) },
  },
  SubscriptionPastDue: {
    name: 'subscription.past-due',
    version: 1,
    ids,
    says: { tier, periodEnd: TIME, graceEndsAt: TIME },
  },
  SubscriptionCanceled: { name: 'subscription.canceled', version: 1, ids, says: { tier, endsAt: TIME } },
  SubscriptionExpired: { name: 'subscription.expired', version: 1, ids, says: { tier } },
  TierChanged: {
    name: 'subscription.tier-changed',
    version: 1,
    ids,
    says: { from: anyTier, to: anyTier, amount: WHOLE },
  },
};
