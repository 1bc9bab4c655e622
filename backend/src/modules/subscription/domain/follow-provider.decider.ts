import { type SubscriptionEvent } from '#contracts/subscription/events.js';
import { CURRENCY, TIERS } from '#contracts/subscription/tiers.js';
import { accept, type Decision } from '#backend/shared/domain/decision.js';
import { notAhead } from '#backend/shared/domain/not-ahead.js';
import { tierChanged } from './lapse-subscription.decider.js';
import { type ProviderReport, type ProviderTerm, termInForce } from './provider-reports.rules.js';
import { ended, isInForce } from './set-tier.decider.js';
import { type HeldSubscription, type Subscription } from './subscription.fold.js';

export interface FollowProvider {
  readonly userId: string;
  readonly report: ProviderReport;
  /** Of a subscription that begins. */
  readonly subscriptionId: string;
  readonly now: Date;
}
type Following = Omit<FollowProvider, 'report'>;

const begun = ({ userId, subscriptionId, now }: Following, term: ProviderTerm): SubscriptionEvent => {
  const at = now.toISOString();
  const { ghlContactId, ghlOrderFormId, providerSubscriptionId } = term.report;
  const period = { periodStart: at, periodEnd: term.endsAt, activatedAt: at };
  const price = { tier: term.tier, priceId: term.priceId, amount: TIERS[term.tier].price, currency: CURRENCY };
  const ids = { stripeCustomerId: null, stripeSubscriptionId: providerSubscriptionId, ghlContactId, ghlOrderFormId };
  return { type: 'SubscriptionActivated', version: 1, data: { userId, subscriptionId, ...price, ...period, ...ids } };
};

const canceled = ({ userId, now }: Following, id: string, { tier, endsAt }: ProviderTerm): SubscriptionEvent => {
  const at = now.toISOString();
  const data = { userId, subscriptionId: id, tier, endsAt: endsAt ?? at, canceledAt: at };
  return { type: 'SubscriptionCanceled', version: 1, data };
};

const periodOf = (command: Following, held: HeldSubscription, term: ProviderTerm): readonly SubscriptionEvent[] => {
  const isSame = held.endsAt === term.endsAt && held.isCanceled === term.isCanceled;
  if (isSame) return [];
  if (term.isCanceled) return [canceled(command, held.id, term)];
  const { userId, now } = command;
  const period = { periodStart: held.periodStart, periodEnd: term.endsAt, renewedAt: now.toISOString() };
  const data = { userId, subscriptionId: held.id, tier: term.tier, ...period };
  return [{ type: 'SubscriptionRenewed', version: 1, data }];
};

/** Makes the subscription what the provider's reports say. */
const follow = (
  command: Following,
  term: ProviderTerm | null,
  { held, tierInForce }: Subscription,
): readonly SubscriptionEvent[] => {
  const inForce = isInForce(held, command.now) ? held : null;
  if (term === null) return inForce ? ended(command, inForce, tierInForce) : [];
  const id = inForce?.id ?? command.subscriptionId;
  const of = { userId: command.userId, held: { id, priceId: term.priceId }, at: command.now.toISOString() };
  const tierEvents = tierInForce === term.tier ? [] : [tierChanged(of, { from: tierInForce, to: term.tier })];
  if (inForce) return [...tierEvents, ...periodOf(command, inForce, term)];
  return [begun(command, term), ...tierEvents, ...(term.isCanceled ? [canceled(command, id, term)] : [])];
};

const sameTerm = (a: ProviderTerm | null, b: ProviderTerm | null): boolean =>
  a === null || b === null
    ? a === b
    : a.tier === b.tier && a.endsAt === b.endsAt && a.isCanceled === b.isCanceled && a.priceId === b.priceId;

/**
 * Records what the payment provider says, and what follows from it. A report that changes nothing in force also
 * leaves a tier that support has given as it is.
 */
export const followProvider = (
  { report: said, ...command }: FollowProvider,
  subscription: Subscription,
): Decision<SubscriptionEvent, never> => {
  const { reports } = subscription;
  if (reports.some(({ reportId }) => reportId === said.reportId)) return accept();
  const { userId, now } = command;
  const report = { ...said, saidAt: notAhead(said.saidAt, now.toISOString()) };
  const data = { userId, ...report, reportedAt: now.toISOString() };
  const before = termInForce(reports, now);
  const after = termInForce([...reports, report], now);
  return accept<SubscriptionEvent>(
    { type: 'SubscriptionReported', version: 1, data },
    ...(sameTerm(before, after) ? [] : follow(command, after, subscription)),
  );
};
