import { type AccountRegisteredV1 } from '#contracts/account/events.js';
import { changesOf, projectionOf } from '../projection.js';
import { type UserRow } from './user.entity.js';

const { upsert, patchWhere } = changesOf<UserRow, 'id'>();

const orNull = (text: string): string | null => (text === '' ? null : text);

/** The blank values of an erased person's row (design section 5). */
const blank = {
  email: null,
  ghlContactId: null,
  stripeCustomerId: null,
  stripeSubscriptionId: null,
  confirmedEmail: null,
  firstName: null,
  lastName: null,
  phone: null,
  erased: true,
} satisfies Partial<UserRow>;

const registered = ({ userId, username, email }: AccountRegisteredV1) =>
  ({ id: userId, username, kind: 'registered', email: orNull(email), subscriptionStatus: 'inactive' }) as const;

/** Table `users`. A claimed guest has nothing left. Account, wallet and subscription are separate streams: the one that is read first makes the row. */
export const users = projectionOf<UserRow, 'id'>()({
  readModel: 'users',
  version: 4,
  areas: ['account', 'erasure', 'wallet', 'subscription'],
  project: ({ type, data }) => {
    switch (type) {
      case 'GuestCreated': {
        const { userId: id, username, createdAt } = data;
        return [upsert({ id, username, kind: 'guest', subscriptionStatus: 'guest', createdAt })];
      }
      case 'AccountRegistered':
        return [upsert({ ...registered(data), createdAt: data.registeredAt })];
      case 'GuestBecameAccount':
        return [upsert(registered(data))];
      case 'EmailChanged':
        return [upsert({ id: data.userId, email: orNull(data.email) })];
      case 'EmailConfirmed':
        return [upsert({ id: data.userId, email: orNull(data.email), confirmedEmail: orNull(data.email) })];
      case 'ProfileChanged': {
        const { userId: id, firstName, lastName, phone } = data;
        return [upsert({ id, firstName: orNull(firstName), lastName: orNull(lastName), phone: orNull(phone) })];
      }
      case 'TokensGranted':
      case 'TokensRefilled':
        return [upsert({ id: data.userId, actionTokens: data.balanceAfter, refillsAt: data.refillsAt })];
      case 'TokensCorrected':
        return [upsert({ id: data.userId, actionTokens: data.balanceAfter })];
      case 'RefillRescheduled':
        return [upsert({ id: data.userId, refillsAt: data.refillsAt })];
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
        return [
          upsert({ id: data.userId, ...blank }),
          patchWhere({ id: data.userId, kind: 'registered' }, { username: '' }),
        ];
      case 'GuestClaimed':
        return [upsert({ id: data.userId, erased: true })];
      case 'SubscriptionReported':
      case 'RegistrationAbandoned':
      case 'PasswordResetRequested':
      case 'PasswordChanged':
      case 'LoggedIn':
      case 'LoggedOut':
      case 'DeviceRemembered':
      case 'DeviceForgotten':
        return [];
    }
  },
});
