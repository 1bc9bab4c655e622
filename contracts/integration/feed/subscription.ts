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
  SubscriptionReported: {
    name: 'subscription.reported',
    version: 1,
    ids: ['userId'],
    says: {
      tier,
      status: oneOf({ active: true, past_due: true, canceled: true, ended: true }),
      periodEnd: orNull(TIME),
      saidAt: TIME,
    },
  },
  TierChanged: {
    name: 'subscription.tier-changed',
    version: 1,
    ids,
    says: { from: anyTier, to: anyTier, amount: WHOLE },
  },
};
