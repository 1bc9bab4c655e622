import { type AccountEvent, type AccountRegisteredV1 } from '#contracts/account/events.js';
import { type Fold } from '#backend/shared/domain/decision.js';

/** Registrations that were given up; the newest stay, since only one that still runs can be refused by them. */
const REMEMBERED_ABANDONED = 20;
/** Reset links that were mailed since the password changed; the newest stay: older links are worth nothing. */
const REMEMBERED_RESETS = 20;

export interface Account {
  readonly status: 'Absent' | 'Guest' | 'Claimed' | 'Registered' | 'Erased';
  readonly username: string;
  /** Claimed; '' for none. */
  readonly email: string;
  /** Proven; in force until another one is. '' for none. */
  readonly confirmedEmail: string;
  /** The one in force when `email` was claimed; '' for none. */
  readonly emailBefore: string;
  /** Requests of reset links since the password changed, newest last. */
  readonly openResets: readonly string[];
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  /** ISO 8601, UTC; '' before the first event. */
  readonly createdAt: string;
  /** Of a claimed guest: the account that has what was theirs. '' for none. */
  readonly claimedBy: string;
  /** Command ids, newest last. */
  readonly abandoned: readonly string[];
}

const absent: Account = {
  status: 'Absent',
  username: '',
  email: '',
  confirmedEmail: '',
  emailBefore: '',
  openResets: [],
  firstName: '',
  lastName: '',
  phone: '',
  createdAt: '',
  claimedBy: '',
  abandoned: [],
};

const registered = (account: Account, { username, email, registeredAt }: AccountRegisteredV1): Account => ({
  ...account,
  status: 'Registered',
  username,
  email,
  createdAt: account.createdAt || registeredAt,
});

const evolve = (account: Account, { type, data }: AccountEvent): Account => {
  switch (type) {
    case 'GuestCreated':
      return { ...account, status: 'Guest', username: data.username, createdAt: data.createdAt };
    case 'AccountRegistered':
    case 'GuestBecameAccount':
      return registered(account, data);
    case 'GuestClaimed':
      return { ...account, status: 'Claimed', claimedBy: data.ownerId };
    case 'RegistrationAbandoned':
      return { ...account, abandoned: [...account.abandoned, data.commandId].slice(-REMEMBERED_ABANDONED) };
    case 'EmailChanged':
      return { ...account, email: data.email, emailBefore: account.confirmedEmail };
    case 'EmailConfirmed':
      return { ...account, email: data.email, confirmedEmail: data.email };
    case 'PasswordResetRequested':
      return { ...account, openResets: [...account.openResets, data.requestId].slice(-REMEMBERED_RESETS) };
    case 'PasswordChanged':
      return { ...account, openResets: [] };
    case 'ProfileChanged':
      return { ...account, firstName: data.firstName, lastName: data.lastName, phone: data.phone };
    case 'PersonErased':
      return { ...absent, status: 'Erased', createdAt: account.createdAt };
    case 'LoggedIn':
    case 'LoggedOut':
    case 'DeviceRemembered':
    case 'DeviceForgotten':
      return account;
  }
};

export const isEmailConfirmed = ({ email, confirmedEmail }: Pick<Account, 'email' | 'confirmedEmail'>): boolean =>
  email !== '' && email === confirmedEmail;

/** An account is the left fold of its stream `account-<userId>`. */
export const accountFold: Fold<Account, AccountEvent> = { noun: 'account', version: 4, initial: absent, evolve };
