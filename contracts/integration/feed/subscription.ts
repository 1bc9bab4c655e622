import { type SubscriptionEvent } from '../../subscription/events.js';
import { oneOf, orNull, type PublicEvents, TIME, WHOLE } from './shown.js';

const ids = ['userId', 'subscriptionId'] as const;
const tier = oneOf({ gold: true, platinum: true });
const anyTier = oneOf({ free: true, gold: true, platinum: true });

export const PUBLIC_SUBSCRIPTION_EVENTS: PublicEvents<SubscriptionEvent> = {
  SubscriptionActivated: {
    name: 'subscription.activated',
    when: 'A paid tier began.',
    version: 1,
    ids,
    says: { tier, periodStart: TIME, periodEnd: orNull(TIME), amount: WHOLE },
  },
  SubscriptionRenewed: {
    name: 'subscription.renewed',
    when: 'A paid tier got another period; one that was past due is active again.',
    version: 1,
    ids,
    says: { tier, periodStart: TIME, periodEnd: orNull(TIME) },
  },
  SubscriptionPastDue: {
    name: 'subscription.past-due',
    when: 'A period ended without a payment: the tier stays in force until `graceEndsAt`.',
    version: 1,
    ids,
    says: { tier, periodEnd: TIME, graceEndsAt: TIME },
  },
  SubscriptionCanceled: {
    name: 'subscription.canceled',
    when: 'A paid tier is not renewed any more; it stays in force until `endsAt`.',
    version: 1,
    ids,
    says: { tier, endsAt: TIME },
  },
  SubscriptionExpired: {
    name: 'subscription.expired',
    when: 'A paid tier ended: its period, and the grace after it, are over.',
    version: 1,
    ids,
    says: { tier },
  },
  SubscriptionReported: {
    name: 'subscription.reported',
    when: 'The payment provider said how a subscription stands.',
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
    when: 'Another tier came into force, for whatever reason.',
    version: 1,
    ids,
    says: { from: anyTier, to: anyTier, amount: WHOLE },
  },
};
