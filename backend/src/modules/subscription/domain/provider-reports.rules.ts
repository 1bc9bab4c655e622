import { TIER_IDS } from '#contracts/subscription/tiers.js';
import { type SubscriptionReportedV1 } from '#contracts/subscription/events.js';
import { standingAt, type SubscriptionPeriod } from './standing.rules.js';

/** What a report says of a subscription; whose it is, stands elsewhere. */
export type ProviderReport = Omit<SubscriptionReportedV1, 'userId' | 'reportedAt'>;

/** A paid tier as the provider's reports have it. */
export interface ProviderTerm extends SubscriptionPeriod {
  readonly tier: SubscriptionReportedV1['tier'];
  readonly priceId: string;
  readonly report: ProviderReport;
}

/** The more final of two reports of one moment counts. */
const FINALITY = ['active', 'past_due', 'canceled', 'ended'];

const inOrder = (a: ProviderReport, b: ProviderReport): number =>
  Date.parse(a.saidAt) - Date.parse(b.saidAt) ||
  FINALITY.indexOf(a.status) - FINALITY.indexOf(b.status) ||
  (a.reportId < b.reportId ? -1 : 1);

const endOf = ({ status, periodEnd, saidAt }: ProviderReport, before: ProviderTerm | null): string | null => {
  if (status === 'active') return periodEnd;
  if (status === 'past_due') return periodEnd ?? saidAt;
  return status === 'ended' ? saidAt : (periodEnd ?? before?.endsAt ?? saidAt);
};

const next = (before: ProviderTerm | null, report: ProviderReport): ProviderTerm => {
  const { tier, priceId, status } = report;
  const isCanceled = status === 'canceled' || status === 'ended';
  return { tier, priceId, isCanceled, endsAt: endOf(report, before), report };
};

const lastsTo = ({ endsAt }: SubscriptionPeriod): number => (endsAt === null ? Infinity : Date.parse(endsAt));
const better = (a: ProviderTerm, b: ProviderTerm): number =>
  TIER_IDS.indexOf(b.tier) - TIER_IDS.indexOf(a.tier) || lastsTo(b) - lastsTo(a) || inOrder(a.report, b.report);

/**
 * The best of the tiers that the provider's reports leave in force. It follows from the set of reports alone: reports that
 * arrive late, twice or in another order lead to the same. Null: none is in force.
 */
export const termInForce = (reports: readonly ProviderReport[], now: Date): ProviderTerm | null => {
  const terms = new Map<string, ProviderTerm>();
  for (const report of reports.toSorted(inOrder))
    terms.set(report.providerSubscriptionId, next(terms.get(report.providerSubscriptionId) ?? null, report));
  const inForce = [...terms.values()].filter((term) => standingAt(term, now).tier !== 'free');
  return inForce.toSorted(better)[0] ?? null;
};
