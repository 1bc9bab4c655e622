import { type PaidTier, type Tier } from '#contracts/subscription/tiers.js';
import { type SubscriptionEvent } from '#contracts/subscription/events.js';
import { type Fold } from '#backend/shared/domain/decision.js';
import { notAhead } from '#backend/shared/domain/not-ahead.js';
import { type ProviderReport } from './provider-reports.rules.js';

/** The subscription that a person has, or had last. */
export interface HeldSubscription {
  readonly id: string;
  readonly tier: PaidTier;
  readonly periodStart: string;
  /** Null: without an end. */
  readonly endsAt: string | null;
  readonly priceId: string | null;
  readonly isCanceled: boolean;
  /** Ended at once, at its cancellation: no clock brings it back. */
  readonly isRevoked: boolean;
}
export interface Subscription {
  readonly held: HeldSubscription | null;
  /** What was recorded last; what is in force follows from the period. */
  readonly recorded: 'active' | 'past_due' | 'canceled' | 'inactive';
  readonly tierInForce: Tier;
  /** What the payment provider has said: the newest ones. */
  readonly reports: readonly ProviderReport[];
}

const REPORTS_KEPT = 100;

/** Ordered by the provider's clock, so that the order of their arrival does not decide which ones are kept. */
const keptReports = (reports: readonly ProviderReport[]): readonly ProviderReport[] =>
  reports.toSorted((a, b) => (a.saidAt < b.saidAt ? -1 : 1)).slice(-REPORTS_KEPT);

const changed = (now: Subscription, held: Partial<HeldSubscription>): Pick<Subscription, 'held'> => ({
  held: now.held && { ...now.held, ...held },
});

const evolve = (now: Subscription, { type, data }: SubscriptionEvent): Subscription => {
  switch (type) {
    case 'SubscriptionActivated': {
      const { subscriptionId: id, tier, periodStart, periodEnd: endsAt, priceId } = data;
      const held = { id, tier, periodStart, endsAt, priceId, isCanceled: false, isRevoked: false };
      return { ...now, held, recorded: 'active' };
    }
    case 'SubscriptionRenewed': {
      const { periodStart, periodEnd: endsAt } = data;
      return { ...now, ...changed(now, { periodStart, endsAt, isCanceled: false }), recorded: 'active' };
    }
    case 'SubscriptionPastDue':
      return { ...now, recorded: 'past_due' };
    case 'SubscriptionCanceled': {
      const { endsAt, canceledAt } = data;
      const ended = { endsAt, isCanceled: true, isRevoked: endsAt === canceledAt };
      return { ...now, ...changed(now, ended), recorded: 'canceled' };
    }
    case 'SubscriptionExpired':
      return { ...now, recorded: 'inactive' };
    case 'TierChanged': {
      const { to: tierInForce, priceId } = data;
      return { ...now, ...(tierInForce !== 'free' && changed(now, { tier: tierInForce, priceId })), tierInForce };
    }
    case 'SubscriptionReported':
      // Before times were bounded, a report from the future was recorded as it came.
      return {
        ...now,
        reports: keptReports([...now.reports, { ...data, saidAt: notAhead(data.saidAt, data.reportedAt) }]),
      };
  }
};

/** A person's subscription is the left fold of the stream `subscription-<userId>`. */
export const subscriptionFold: Fold<Subscription, SubscriptionEvent> = {
  noun: 'subscription',
  version: 3,
  initial: { held: null, recorded: 'inactive', tierInForce: 'free', reports: [] },
  evolve,
};
