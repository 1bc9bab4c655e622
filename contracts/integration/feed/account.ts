import { type AccountAreaEvent } from '../../account/events.js';
import { FLAG, oneOf, type PublicEvents } from './shown.js';

const ids = ['userId'] as const;

/** No name and no address: they are fetched by `userId`, with a scope of their own. */
export const PUBLIC_ACCOUNT_EVENTS: PublicEvents<AccountAreaEvent> = {
  GuestCreated: { name: 'account.guest-created', version: 1, ids, says: 'nothing but ids' },
  AccountRegistered: { name: 'account.registered', version: 1, ids, says: 'nothing but ids' },
  GuestBecameAccount: { name: 'account.guest-registered', version: 1, ids, says: 'nothing but ids' },
  GuestClaimed: { name: 'account.guest-claimed', version: 1, ids: ['userId', 'ownerId'], says: 'nothing but ids' },
  RegistrationAbandoned: { name: 'account.registration-abandoned', version: 1, ids, says: 'nothing but ids' },
  EmailChanged: { name: 'account.email-changed', version: 1, ids, says: 'nothing but ids' },
  EmailConfirmed: { name: 'account.email-confirmed', version: 1, ids, says: 'nothing but ids' },
  PasswordResetRequested: { name: 'account.password-reset-requested', version: 1, ids, says: 'nothing but ids' },
  PasswordChanged: {
    name: 'account.password-changed',
    version: 1,
    ids,
    says: { reason: oneOf({ changed: true, reset: true }) },
  },
  ProfileChanged: { name: 'account.profile-changed', version: 1, ids, says: 'nothing but ids' },
  LoggedIn: {
    name: 'account.logged-in',
    version: 1,
    ids,
    says: { method: oneOf({ password: true, 'device-password': true }) },
  },
  LoggedOut: { name: 'account.logged-out', version: 1, ids, says: { everywhere: FLAG } },
  DeviceRemembered: { name: 'account.device-remembered', version: 1, ids, says: 'nothing but ids' },
  DeviceForgotten: { name: 'account.device-forgotten', version: 1, ids, says: 'nothing but ids' },
};
