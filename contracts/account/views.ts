/** The client's view of a user (specification section 3). */
export interface User {
  readonly id: string;
  readonly username: string;
  readonly email: string | null;
  readonly subscriptionStatus: 'free' | 'guest' | 'active' | 'past_due' | 'canceled';
  readonly subscriptionTier: 'free' | 'gold' | 'platinum';
}
/** POST /api/auth/guest (and login, register). */
export interface Authenticated {
  readonly token: string;
  readonly user: User;
  /**
   * A password that the server made for the requesting device: it works at login, and the device may store nothing else
   * (design section 9).
   */
  readonly devicePassword?: string;
}
/**
 * GET /api/auth/me: the user, and a new token where the old one is over a day old (a guest's lasts 180 days, sliding).
 */
export interface CurrentUser extends User {
  readonly token?: string;
}
