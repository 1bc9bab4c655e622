import {
  type AccountEvent,
  type AccountRegisteredV1,
  type DeviceForgottenV1,
  type GuestCreatedV1,
  type LoggedInV1,
  type LoggedOutV1,
  type RegistrationAbandonedV1,
} from '#contracts/account/events.js';
import { type AccountRejectionCode } from '#contracts/account/rejections.js';
import { accept, type Decision, reject } from '#backend/shared/domain/decision.js';
import { type Account } from './account.fold.js';

export type AccountDecision = Decision<AccountEvent, AccountRejectionCode>;

/** A player without credentials, from the first click on (specification section 1). */
export const createGuest = (guest: GuestCreatedV1, account: Account): AccountDecision =>
  account.status === 'Absent' ? accept({ type: 'GuestCreated', version: 1, data: guest }) : accept();

export interface RegisterAccount extends AccountRegisteredV1 {
  /** That reserved the name. */
  readonly commandId: string;
}

/** A guest keeps the userId, and nothing moves (design section 9). The name is the person's already: it was reserved. */
export const registerAccount = (command: RegisterAccount, account: Account): AccountDecision => {
  switch (account.status) {
    case 'Erased':
      return reject('ACCOUNT_ERASED');
    case 'Claimed':
      return reject('ALREADY_REGISTERED');
    case 'Registered':
      return isSameName(account.username, command.username) ? accept() : reject('ALREADY_REGISTERED');
    case 'Guest':
    case 'Absent':
      if (account.abandoned.includes(command.commandId)) return reject('REGISTRATION_ABANDONED');
      return accept({
        type: account.status === 'Guest' ? 'GuestBecameAccount' : 'AccountRegistered',
        version: 1,
        data: registrationOf(command),
      });
  }
};

/** Field by field: the compiler lets an object with more through, and a password must not get into the log. */
const registrationOf = ({ userId, username, email, registeredAt }: RegisterAccount): AccountRegisteredV1 => ({
  userId,
  username,
  email,
  registeredAt,
});

const isSameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Settles a reserved name: after it, an append of that registration is refused, unless it came before. */
export const abandonRegistration = (data: RegistrationAbandonedV1, account: Account): AccountDecision =>
  account.status === 'Registered' || account.status === 'Erased' || account.abandoned.includes(data.commandId)
    ? accept()
    : accept({ type: 'RegistrationAbandoned', version: 1, data });

export interface LogIn extends LoggedInV1 {
  /** Whether the server made a password for this device now. */
  readonly remembers: boolean;
}

export const logIn = ({ remembers, ...data }: LogIn, account: Account): AccountDecision => {
  if (account.status !== 'Registered') return reject('INVALID_CREDENTIALS');
  const loggedIn: AccountEvent = { type: 'LoggedIn', version: 1, data };
  const { userId, deviceId, loggedInAt: rememberedAt } = data;
  return remembers
    ? accept<AccountEvent>(loggedIn, { type: 'DeviceRemembered', version: 1, data: { userId, deviceId, rememberedAt } })
    : accept(loggedIn);
};

export const logOut = (data: LoggedOutV1, account: Account): AccountDecision =>
  isPresent(account) ? accept({ type: 'LoggedOut', version: 1, data }) : accept();

export const forgetDevice = (data: DeviceForgottenV1, account: Account): AccountDecision =>
  isPresent(account) ? accept({ type: 'DeviceForgotten', version: 1, data }) : accept();

const isPresent = ({ status }: Account): boolean => status === 'Guest' || status === 'Registered';
