/** The client's view of a user (specification section 3). */
export interface User {
  readonly id: string;
  readonly username: string;
  readonly email: string | null;
  /** Whether the person has proved that `email` is theirs; false without one. */
  readonly emailConfirmed: boolean;
  readonly subscriptionStatus: 'free' | 'guest' | 'active' | 'past_due' | 'canceled';
  readonly subscriptionTier: 'free' | 'gold' | 'platinum';
}
/** POST /api/auth/guest (and login, register). */
export interface Authenticated {
  readonly token: string;
  readonly user: User;
  /**
   * A password that the server made for the requesting device: it works at login, and the device may store nothing else
   * (design section 9). A guest has none.
   */
  readonly devicePassword?: string;
}
/**
 * GET /api/auth/me: the user, and a new token where the old one is over a day old (a guest's lasts 180 days, others' 90,
 * sliding, up to a year after the first sign-in).
 */
export interface CurrentUser extends User {
  readonly token?: string;
}
/** GET /api/auth/devices. */
export interface DeviceView {
  readonly id: string;
  /** Browser and system, from the device's User-Agent: 'Firefox on Linux'. */
  readonly name: string;
  readonly createdAt: string;
  readonly lastUsedAt: string;
  /** Whether this is the device that sends the request. */
  readonly current: boolean;
  /** Whether it has a device password. */
  readonly remembered: boolean;
}
/** GET /api/user/profile (specification section 2, 'Profile'). */
export interface UserProfile extends User {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly phone: string | null;
  readonly subscriptionExpiresAt: string | null;
  /** `amount` in cents; a period of null has no end. */
  readonly subscription: {
    readonly currentPeriodEnd: string | null;
    readonly amount: number;
    readonly currency: string;
  } | null;
  readonly ghlContactId: string | null;
  readonly leadSource: string | null;
  readonly lastGhlSync: string | null;
  readonly ghlTags: readonly string[];
  /** Member since. */
  readonly createdAt: string;
}
/** POST /api/auth/claim-guest: how many sagas it brought along. */
export interface ClaimedSagas {
  readonly sessions: number;
}
/** PATCH /api/user/profile: what is left out stays as it is; null empties it. */
export interface ProfileChange {
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly phone?: string | null;
}
/** An answer that has nothing to show but a sentence, such as POST /api/auth/forgot-password. */
export interface MessageAnswer {
  readonly message: string;
}
/** POST /api/auth/confirm-email. */
export interface ConfirmedEmail {
  readonly email: string;
}
