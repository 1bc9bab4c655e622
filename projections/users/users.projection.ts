import { changesOf, projectionOf } from '../projection.js';
import { type UserRow } from './user.entity.js';

const { upsert } = changesOf<UserRow, 'id'>();

/** The blank values of an erased person's row (design section 5). */
const blank = {
  email: null,
  ghlContactId: null,
  stripeCustomerId: null,
  stripeSubscriptionId: null,
  firstName: null,
  lastName: null,
  phone: null,
  erased: true,
} satisfies Partial<UserRow>;

/** Table `users`. Account, wallet and subscription are separate streams: the one that is read first makes the row. */
export const users = projectionOf<UserRow, 'id'>()({
  readModel: 'users',
  version: 2,
  areas: ['account', 'wallet', 'subscription'],
  project: ({ type, data }) => {
    switch (type) {
      case 'GuestCreated':
        return [
          upsert({ id: data.userId, username: data.username, subscriptionStatus: 'guest', createdAt: data.createdAt }),
        ];
      case 'TokensGranted':
      case 'TokensRefilled':
        return [upsert({ id: data.userId, actionTokens: data.balanceAfter })];
      case 'TokenSpent':
      case 'TokenReturned':
        return [
          upsert({ id: data.userId, actionTokens: data.balanceAfter, totalActionsTaken: data.actionsTakenAfter }),
        ];
      case 'SubscriptionActivated': {
        const { userId: id, ghlContactId, stripeCustomerId, stripeSubscriptionId, periodEnd } = data;
        const known = { ghlContactId, stripeCustomerId, stripeSubscriptionId };
        return [upsert({ id, ...known, subscriptionStatus: 'active', subscriptionExpiresAt: periodEnd })];
      }
      case 'TierChanged':
        return [upsert({ id: data.userId, subscriptionTier: data.to })];
      case 'SubscriptionRenewed': {
        const { userId: id, periodEnd: subscriptionExpiresAt } = data;
        return [upsert({ id, subscriptionStatus: 'active', subscriptionExpiresAt })];
      }
      case 'SubscriptionPastDue':
        return [upsert({ id: data.userId, subscriptionStatus: 'past_due' })];
      case 'SubscriptionCanceled': {
        const { userId: id, endsAt: subscriptionExpiresAt } = data;
        return [upsert({ id, subscriptionStatus: 'canceled', subscriptionExpiresAt })];
      }
      case 'SubscriptionExpired':
        return [upsert({ id: data.userId, subscriptionStatus: 'inactive' })];
      case 'PersonErased':
        return [upsert({ id: data.userId, ...blank })];
    }
  },
});
