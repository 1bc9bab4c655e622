import { type EventsOf } from '../shared/event-declaration.js';
import { type ErasureEvent } from '../erasure/events.js';
import { accountRegistered } from './events/account-registered.event.js';
import { deviceForgotten } from './events/device-forgotten.event.js';
import { deviceRemembered } from './events/device-remembered.event.js';
import { emailChanged } from './events/email-changed.event.js';
import { emailConfirmed } from './events/email-confirmed.event.js';
import { guestBecameAccount } from './events/guest-became-account.event.js';
import { guestClaimed } from './events/guest-claimed.event.js';
import { guestCreated } from './events/guest-created.event.js';
import { loggedIn } from './events/logged-in.event.js';
import { loggedOut } from './events/logged-out.event.js';
import { passwordChanged } from './events/password-changed.event.js';
import { passwordResetRequested } from './events/password-reset-requested.event.js';
import { profileChanged } from './events/profile-changed.event.js';
import { registrationAbandoned } from './events/registration-abandoned.event.js';

export type { PersonErasedV1 } from '../erasure/events.js';
export type { AccountRegisteredV1 } from './events/account-registered.event.js';
export type { DeviceForgottenV1 } from './events/device-forgotten.event.js';
export type { EmailChangedV1 } from './events/email-changed.event.js';
export type { EmailConfirmedV1 } from './events/email-confirmed.event.js';
export type { GuestClaimedV1 } from './events/guest-claimed.event.js';
export type { GuestCreatedV1 } from './events/guest-created.event.js';
export type { LoggedInV1 } from './events/logged-in.event.js';
export type { LoggedOutV1 } from './events/logged-out.event.js';
export type { PasswordChangedV1 } from './events/password-changed.event.js';
export type { PasswordResetRequestedV1 } from './events/password-reset-requested.event.js';
export type { RegistrationAbandonedV1 } from './events/registration-abandoned.event.js';

/** Every event of this area. */
export const ACCOUNT_EVENTS = [
  guestCreated,
  accountRegistered,
  guestBecameAccount,
  guestClaimed,
  registrationAbandoned,
  emailChanged,
  emailConfirmed,
  passwordResetRequested,
  passwordChanged,
  profileChanged,
  loggedIn,
  loggedOut,
  deviceRemembered,
  deviceForgotten,
] as const;
export type AccountAreaEvent = EventsOf<typeof ACCOUNT_EVENTS>;

/** Every event in a stream `account-<userId>`. */
export type AccountEvent = AccountAreaEvent | ErasureEvent;
