import { type SubscriptionStatus } from '#contracts/subscription/views.js';
import { type ProviderReport } from './domain/provider-reports.rules.js';

export { type ProviderReport } from './domain/provider-reports.rules.js';

/** Subscriptions for other modules. */
export interface Subscriptions {
  /** As GET /api/subscription/status tells it. */
  statusOf(userId: string): Promise<SubscriptionStatus>;
}
export const SUBSCRIPTIONS = Symbol('Subscriptions');

/** For those who bring what the payment provider says. */
export interface SubscriptionProvider {
  /** Follows a report about an account; the same again changes nothing. */
  report(userId: string, report: ProviderReport): Promise<'changed' | 'unchanged'>;
  /** The one person whose subscription is bound to this contact already; null where there is none, or several. */
  holderOf(contactId: string): Promise<string | null>;
  /** What the provider has said of a person's subscriptions. */
  reportsOf(userId: string): Promise<readonly ProviderReport[]>;
}
export const SUBSCRIPTION_PROVIDER = Symbol('SubscriptionProvider');
