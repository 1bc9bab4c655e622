import { type DeviceView } from '#contracts/account/views.js';
import { type Position } from '#backend/platform/event-store/event-store.port.js';
import { type CommandContext } from '#backend/shared/domain/command-context.js';

/** What other modules may know of an account. */
export interface KnownAccount {
  readonly kind: 'guest' | 'registered';
  readonly username: string;
  /** Claimed; null for none. */
  readonly email: string | null;
  readonly emailConfirmed: boolean;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly phone: string | null;
  readonly createdAt: string;
}

/** Accounts for other modules. */
export interface Accounts {
  /** From the log; null where there is none, or its person was erased. */
  find(userId: string): Promise<KnownAccount | null>;
  /** Whether it is the person's own password; false for a guest. It takes as long as a hash. */
  passwordMatches(userId: string, password: string): Promise<boolean>;
  /** Revokes tokens and device passwords: here at once, in other processes within 10 seconds. */
  revokeDevices(userId: string, except?: string): Promise<void>;
}
export const ACCOUNTS = Symbol('Accounts');

/** Addresses that their owners have proved. */
export interface ConfirmedAddresses {
  /** @param email in any spelling @returns the account's id; null where nobody has proved it */
  ownerOf(email: string): Promise<string | null>;
}
export const CONFIRMED_ADDRESSES = Symbol('ConfirmedAddresses');

/** Where a person is signed in, or may sign in by Quick access. */
export interface PersonDevices {
  /** The last used first. */
  of(userId: string): Promise<readonly DeviceView[]>;
  /** Ends a device's tokens and password. @returns false where it is none of theirs, or was forgotten before */
  forget(userId: string, deviceId: string, context: CommandContext): Promise<boolean>;
}
export const PERSON_DEVICES = Symbol('PersonDevices');

/** How accounts end. */
export interface AccountEndings {
  /**
   * Gives a person what they played as a guest; the guest's stream decides who gets it. Idempotent, also with the
   * token that the claim ended. @returns the guest's id @throws RejectedError GUEST_NOT_CLAIMABLE
   */
  claimGuest(guestToken: string, ownerId: string, context: CommandContext): Promise<string>;
  /** Idempotent. @returns the position of the newest event of the account; null where there is none */
  recordErasure(userId: string, context: CommandContext): Promise<Position | null>;
}
export const ACCOUNT_ENDINGS = Symbol('AccountEndings');
