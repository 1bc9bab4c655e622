import { Action, Letter } from '#backend/platform/mail/letter/letter.js';
import { type AccountMail } from './account-mail.js';
import { dayAndTime } from './day-and-time.js';

/** Tells the old address that another one is to take its place. */
export const addressChangedMail = (username: string, at: Date, forgotPasswordUrl: string): AccountMail => ({
  subject: 'Your e-mail address is being changed',
  link: null,
  letter: (
    <Letter>
      <p>Hello {username},</p>
      <p>
        on {dayAndTime(at)}, your account was given another e-mail address. Once that one is confirmed, we write there.
      </p>
      <p>
        If that was you, there is nothing to do. If not, choose a new password here, now: that also stops the change.
      </p>
      <Action href={forgotPasswordUrl}>Choose a new password</Action>
    </Letter>
  ),
});
