import { useState } from 'react';
import { Letter } from '../../../drawing/ornaments/letter.js';
import { ForgotPasswordForm } from './forgot-password-form.js';
import { BackToLogin } from './back-to-login.js';
import { Key } from '../../../drawing/ornaments/key.js';
import { LetterPage } from './letter-page.js';

/** /forgot-password: the form, then where to look for the letter (specification section 2). */
export const ForgotPasswordPage = () => {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return sentTo === null ? (
    <LetterPage
      title="Forgot your password?"
      drawing={<Key className="h-44 md:h-80 lg:h-96" />}
      lead="Write down the address of your account, and a link to a new password is sent there."
    >
      <ForgotPasswordForm onSent={setSentTo} />
      <BackToLogin />
    </LetterPage>
  ) : (
    <LetterPage
      title="Check Your Email"
      drawing={<Letter seal="whole" className="w-44 md:w-80 lg:w-96" />}
      lead={
        <>
          If <strong className="font-normal break-all text-act">{sentTo}</strong> belongs to an account, a link to a new
          password is on its way. It expires in 1 hour.
        </>
      }
    >
      <p className="caption mt-3">Nothing there? Look among the unwanted letters, or write the address once more.</p>
      <button type="button" className="text-button text-act" onClick={() => setSentTo(null)}>
        Try again
      </button>
      <BackToLogin />
    </LetterPage>
  );
};
