import { type User } from '#contracts/account/views.js';

export const isGuest = ({ username, subscriptionStatus }: Pick<User, 'username' | 'subscriptionStatus'>): boolean =>
  subscriptionStatus === 'guest' || username.startsWith('Guest_');
