import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { Key } from '../../../drawing/ornaments/key.js';
import { Letter } from '../../../drawing/ornaments/letter.js';
import { useLogInAgain } from '../../auth/index.js';
import { useForgetLinkToken, useLink } from '../use-link-token.js';
import { BackToLogin } from './back-to-login.js';
import { FirstPassword } from './first-password.js';
import { LetterPage } from './letter-page.js';
import { ResetPasswordForm } from './reset-password-form.js';

const TO_LOGIN_MS = 2000;

const Complete = () => {
  const toLogin = useLogInAgain();
  useEffect(() => {
    const timer = setTimeout(toLogin, TO_LOGIN_MS);
    return () => clearTimeout(timer);
  }, [toLogin]);
  return (
    <LetterPage
      title="Password Reset Complete"
      drawing={<Key fits className="h-44 md:h-80 lg:h-96" />}
      lead="The new password opens your account; the old one, and every device that knew it, no longer do."
    >
      <button type="button" className="button button-act mt-4" onClick={toLogin}>
        To the login
      </button>
    </LetterPage>
  );
};

/** /reset-password, the one screen of the two variants (design section 9). */
export const ResetPasswordPage = () => {
  const { token, name } = useLink();
  const forgetToken = useForgetLinkToken();
  const [done, setDone] = useState(false);
  if (done) return <Complete />;
  if (token === null)
    return (
      <LetterPage
        title="Invalid Reset Link"
        drawing={<Letter seal="broken" className="w-44 md:w-80 lg:w-96" />}
        lead="This link is not whole. Open it from the letter itself, or request a new one."
      >
        <BackToLogin main />
        <p>
          <Link to="/forgot-password" className="text-button">
            Request a new link
          </Link>
        </p>
      </LetterPage>
    );
  if (name !== null) return <FirstPassword key={token} token={token} name={name} />;
  return (
    <LetterPage
      title="Choose a new password"
      drawing={<Key className="h-44 md:h-80 lg:h-96" />}
      lead="It takes the place of the forgotten one, on every device."
    >
      <ResetPasswordForm
        key={token}
        token={token}
        onDone={() => {
          setDone(true);
          forgetToken();
        }}
      />
      <BackToLogin />
    </LetterPage>
  );
};
