import { type AccountMail } from '../mails/account-mail.js';

/** A mail with its reader. */
export interface AddressedMail {
  readonly mail: AccountMail;
  readonly userId: string;
  readonly to: string;
}
