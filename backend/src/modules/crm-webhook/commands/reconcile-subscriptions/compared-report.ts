import { type ProviderReport } from '#backend/modules/subscription/subscription.port.js';
import { type SoldSubscription } from '#backend/platform/crm/crm-sales.port.js';

interface Compared {
  readonly tier: ProviderReport['tier'];
  readonly status: ProviderReport['status'];
  readonly now: Date;
}

/** How a subscription stands at the time of the comparison. */
export const comparedReport = (
  { id, priceId, contactId, periodEnd }: SoldSubscription,
  { tier, status, now }: Compared,
): ProviderReport => ({
  reportId: `compared-${id}-${now.toISOString()}`,
  providerSubscriptionId: id,
  tier,
  priceId: priceId ?? '',
  status,
  periodEnd,
  ghlContactId: contactId,
  ghlOrderFormId: null,
  saidAt: now.toISOString(),
});

/** Whether the newest report of the subscription says the same. A report without a period may mean the old one. */
export const saysTheSame = (report: ProviderReport, reports: readonly ProviderReport[]): boolean => {
  const own = reports.filter(({ providerSubscriptionId }) => providerSubscriptionId === report.providerSubscriptionId);
  const newest = own.toSorted((a, b) => (a.saidAt < b.saidAt ? -1 : 1)).at(-1);
  if (newest?.status !== report.status || newest.priceId !== report.priceId) return false;
  return report.periodEnd === null || report.periodEnd === newest.periodEnd;
};
