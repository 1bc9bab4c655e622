import { type AccountAreaEvent } from '../../account/events.js';
import { FLAG, oneOf, type PublicEvents } from './shown.js';

const ids = ['userId'] as const;

/** No name and no address: they are fetched by `userId`, with a scope of their own. */
export const PUBLIC_ACCOUNT_EVENTS: PublicEvents<AccountAreaEvent> = {
  GuestCreated: {
    name: 'account.guest-created',
    when: 'Somebody began to play without an account.',
    version: 1,
    ids,
    says: 'nothing but ids',
  },
  AccountRegistered: {
    name: 'account.registered',
    when: 'Somebody who was no guest made an account.',
    version: 1,
    ids,
    says: 'nothing but ids',
  },
  GuestBecameAccount: {
    name: 'account.guest-registered',
    when: 'A guest made an account. Their id stays the same.',
    version: 1,
    ids,
    says: 'nothing but ids',
  },
  GuestClaimed: {
    name: 'account.guest-claimed',
    when: 'A person logged in and took over what they had played as a guest.',
    version: 1,
    ids: ['userId', 'ownerId'],
    says: 'nothing but ids',
  },
  RegistrationAbandoned: {
    name: 'account.registration-abandoned',
    when: 'A registration broke off before its account was there, and its name was set free.',
    version: 1,
    ids,
    says: 'nothing but ids',
  },
  EmailChanged: {
    name: 'account.email-changed',
    when: 'A person gave another e-mail address, which counts once it is confirmed.',
    version: 1,
    ids,
    says: 'nothing but ids',
  },
  EmailConfirmed: {
    name: 'account.email-confirmed',
    when: 'A person proved that their e-mail address is theirs.',
    version: 1,
    ids,
    says: 'nothing but ids',
  },
  PasswordResetRequested: {
    name: 'account.password-reset-requested',
    when: 'Somebody asked for a link by which a new password can be set.',
    version: 1,
    ids,
    says: 'nothing but ids',
  },
  PasswordChanged: {
    name: 'account.password-changed',
    when: 'A person changed their password, or set a new one by a mailed link.',
    version: 1,
    ids,
    says: { reason: oneOf({ changed: true, reset: true }) },
  },
  ProfileChanged: {
    name: 'account.profile-changed',
    when: 'A person changed their names or their phone number.',
    version: 1,
    ids,
    says: 'nothing but ids',
  },
  LoggedIn: {
    name: 'account.logged-in',
    when: 'A person logged in, with their password or with that of a device.',
    version: 1,
    ids,
    says: { method: oneOf({ password: true, 'device-password': true }) },
  },
  LoggedOut: {
    name: 'account.logged-out',
    when: 'A person logged out, on one device or on all of them.',
    version: 1,
    ids,
    says: { everywhere: FLAG },
  },
  DeviceRemembered: {
    name: 'account.device-remembered',
    when: 'A device got a password of its own, so that its person can log in quickly.',
    version: 1,
    ids,
    says: 'nothing but ids',
  },
  DeviceForgotten: {
    name: 'account.device-forgotten',
    when: 'A device was signed out, and its password is no longer good.',
    version: 1,
    ids,
    says: 'nothing but ids',
  },
};
