import { type EventsOf } from '../shared/event-declaration.js';
import { subscriptionActivated } from './events/subscription-activated.event.js';
import { subscriptionCanceled } from './events/subscription-canceled.event.js';
import { subscriptionExpired } from './events/subscription-expired.event.js';
import { subscriptionPastDue } from './events/subscription-past-due.event.js';
import { subscriptionRenewed } from './events/subscription-renewed.event.js';
import { subscriptionReported } from './events/subscription-reported.event.js';
import { tierChanged } from './events/tier-changed.event.js';

export type { SubscriptionActivatedV1 } from './events/subscription-activated.event.js';
export type { SubscriptionReportedV1 } from './events/subscription-reported.event.js';
export type { TierChangedV1 } from './events/tier-changed.event.js';

/** Every event of this area. */
export const SUBSCRIPTION_EVENTS = [
  subscriptionActivated,
  subscriptionRenewed,
  subscriptionPastDue,
  subscriptionCanceled,
  subscriptionExpired,
  tierChanged,
  subscriptionReported,
] as const;
export type SubscriptionEvent = EventsOf<typeof SUBSCRIPTION_EVENTS>;
