import { Action, Letter } from '#backend/platform/mail/letter/letter.js';
import { type AccountMail } from './account-mail.js';
import { dayAndTime } from './day-and-time.js';

/** Tells of a new password, so that nobody changes it unseen. */
export const passwordChangedMail = (username: string, at: Date, forgotPasswordUrl: string): AccountMail => ({
  subject: 'Your password was changed',
  link: null,
  letter: (
    <Letter>
      <p>Hello {username},</p>
      <p>your account has had a new password since {dayAndTime(at)}. All other devices were signed out.</p>
      <p>
        If you changed it, all is well. If not, somebody else knows more than they should: take your account back now.
      </p>
      <Action href={forgotPasswordUrl}>Choose a new password</Action>
    </Letter>
  ),
});
