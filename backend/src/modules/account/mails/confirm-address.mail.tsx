import { Action, Aside, Letter } from '#backend/platform/mail/letter/letter.js';
import { type AccountMail } from './account-mail.js';

/** Asks the owner of an address whether it may be used for an account. */
export const confirmAddressMail = (username: string, link: string): AccountMail => ({
  subject: 'Confirm your e-mail address',
  link,
  letter: (
    <Letter>
      <p>Hello {username},</p>
      <p>
        is this address yours? Say so, and it belongs to your account: for signing in, and for the day you forget your
        password.
      </p>
      <Action href={link}>Confirm this address</Action>
      <p>The link works for seven days. Until then, play on; nothing waits for it.</p>
      <Aside>
        You have no account with us? Then somebody mistyped theirs. Do nothing, and we will not use your address.
      </Aside>
    </Letter>
  ),
});
