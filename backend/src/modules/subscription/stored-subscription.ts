import { type SubscriptionEvent } from '#contracts/subscription/events.js';
import { type StoredFold } from '#backend/platform/log/stored-fold.js';
import { type Subscription, subscriptionFold } from './domain/subscription.fold.js';

/** The subscription's fold with the owner of its snapshots' key: the stream's id is the user's id. */
export const storedSubscription: StoredFold<Subscription, SubscriptionEvent> = {
  ...subscriptionFold,
  subjectOf: (_, userId) => userId,
};
