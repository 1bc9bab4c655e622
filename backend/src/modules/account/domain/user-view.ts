import { type User } from '#contracts/account/views.js';
import { type Account, isEmailConfirmed } from './account.fold.js';

/** A user with nothing but what the account knows. */
export const userOf = (id: string, account: Account): User => ({
  id,
  username: account.username,
  email: account.email || null,
  emailConfirmed: isEmailConfirmed(account),
  subscriptionStatus: account.status === 'Registered' ? 'free' : 'guest',
  subscriptionTier: 'free',
});

export const newGuest = (id: string, username: string): User => ({
  id,
  username,
  email: null,
  emailConfirmed: false,
  subscriptionStatus: 'guest',
  subscriptionTier: 'free',
});
