import { Action, Aside, Letter } from '#backend/platform/mail/letter/letter.js';
import { type AccountMail } from './account-mail.js';

/** The link by which a forgotten password is replaced (specification section 9: it works for an hour). */
export const resetPasswordMail = (username: string, link: string): AccountMail => ({
  subject: 'Choose a new password',
  link,
  letter: (
    <Letter>
      <p>Hello {username},</p>
      <p>here is the way back to your sagas.</p>
      <Action href={link}>Choose a new password</Action>
      <p>
        The link works once, within the hour, and an older one no longer does. A new password signs out all your
        devices.
      </p>
      <Aside>You didn&rsquo;t ask for it? Do nothing, and your password stays as it is.</Aside>
    </Letter>
  ),
});
