import { type SubscriptionStatus } from '#contracts/subscription/views.js';

/** Subscriptions for other modules. */
export interface Subscriptions {
  /** As GET /api/subscription/status tells it. */
  statusOf(userId: string): Promise<SubscriptionStatus>;
}
export const SUBSCRIPTIONS = Symbol('Subscriptions');
