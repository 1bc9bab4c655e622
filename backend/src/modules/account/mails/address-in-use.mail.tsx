import { Action, Aside, Letter } from '#backend/platform/mail/letter/letter.js';
import { type AccountMail } from './account-mail.js';

/** To the owner of a confirmed address that another account has claimed. That account does not learn of it. */
export const addressInUseMail = (username: string, forgotPasswordUrl: string): AccountMail => ({
  subject: 'Your address already has an account',
  link: null,
  letter: (
    <Letter>
      <p>Hello {username},</p>
      <p>
        somebody named this address for another account. It stays with yours, {username}, and theirs can&rsquo;t use it.
      </p>
      <p>
        If that was you, you need no second account: sign in as {username}. Should the password be lost, choose another.
      </p>
      <Action href={forgotPasswordUrl}>Choose a new password</Action>
      <Aside>It wasn&rsquo;t you? Then there is nothing to do.</Aside>
    </Letter>
  ),
});
