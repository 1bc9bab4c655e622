import { type SubscriptionActivatedV1, type TierChangedV1 } from '#contracts/subscription/events.js';
import { changesOf, projectionOf } from '../projection.js';
import { type SubscriptionRow } from './subscription.entity.js';

const { upsert, patch, patchWhere } = changesOf<SubscriptionRow, 'id'>();

const begun = ({ subscriptionId, periodStart, periodEnd, activatedAt, ...data }: SubscriptionActivatedV1) =>
  upsert({
    ...data,
    id: subscriptionId,
    status: 'active',
    currentPeriodStart: periodStart,
    currentPeriodEnd: periodEnd,
    createdAt: activatedAt,
    updatedAt: activatedAt,
  });

/** An ended subscription keeps the tier that was paid for. */
const changed = ({ subscriptionId: id, to, priceId, amount, changedAt }: TierChangedV1) =>
  to === 'free' ? [] : [patch({ id }, { tier: to, priceId, amount, updatedAt: changedAt })];

/** Table `subscriptions`: each one that a person had. */
export const subscriptions = projectionOf<SubscriptionRow, 'id'>()({
  readModel: 'subscriptions',
  version: 1,
  areas: ['subscription', 'erasure'],
  project: ({ type, data }) => {
    switch (type) {
      case 'SubscriptionActivated':
        return [begun(data)];
      case 'TierChanged':
        return changed(data);
      case 'SubscriptionRenewed': {
        const { subscriptionId: id, periodStart: currentPeriodStart, periodEnd: currentPeriodEnd } = data;
        const period = { currentPeriodStart, currentPeriodEnd, updatedAt: data.renewedAt };
        return [patch({ id }, { status: 'active', ...period })];
      }
      case 'SubscriptionPastDue':
        return [patch({ id: data.subscriptionId }, { status: 'past_due', updatedAt: data.pastDueAt })];
      case 'SubscriptionCanceled': {
        const { subscriptionId: id, endsAt: currentPeriodEnd, canceledAt: updatedAt } = data;
        return [patch({ id }, { status: 'canceled', currentPeriodEnd, updatedAt })];
      }
      case 'SubscriptionExpired':
        return [patch({ id: data.subscriptionId }, { status: 'expired', updatedAt: data.expiredAt })];
      case 'SubscriptionReported':
        return [];
      case 'PersonErased': {
        const blank = { ghlContactId: null, stripeCustomerId: null, stripeSubscriptionId: null };
        return [patchWhere({ userId: data.userId }, blank)];
      }
    }
  },
});
