import { Link } from 'react-router-dom';
import { Letter } from '../../../drawing/ornaments/letter.js';
import { HttpError, isRefusal, messageOf } from '../../../lib/http-error.js';
import { useResendConfirmation } from '../../account-forms/index.js';
import { isGuest, useAuth } from '../../auth/index.js';
import { useConfirmEmail } from '../api/use-confirm-email.js';
import { useLinkToken } from '../use-link-token.js';
import { BackToLogin } from './back-to-login.js';
import { LetterPage } from './letter-page.js';

const WHOLE = <Letter seal="whole" className="w-44 md:w-80 lg:w-96" />;
const BROKEN = <Letter seal="broken" className="w-44 md:w-80 lg:w-96" />;

const ToTheGame = () => (
  <p className="mt-4">
    <Link to="/" className="button button-act">
      To the game
    </Link>
  </p>
);

const Resend = () => {
  const { mutate, isPending, isSuccess } = useResendConfirmation();
  return isSuccess ? (
    <p className="mt-4 text-lead">A new link is on its way.</p>
  ) : (
    <button
      type="button"
      className="button button-act mt-4"
      aria-disabled={isPending}
      onClick={isPending ? undefined : () => mutate()}
    >
      {isPending ? 'Sending…' : 'Send a new link'}
    </button>
  );
};

/** Shown for a link that can't be used. A logged-in user can request another one; any other reader can log in first. */
const Refused = ({ title, words }: { readonly title: string; readonly words: string }) => {
  const auth = useAuth();
  const user = auth.status === 'authenticated' && !isGuest(auth.user) ? auth.user : null;
  if (user?.emailConfirmed === true)
    return (
      <LetterPage
        title="Already Confirmed"
        drawing={WHOLE}
        lead={<Address email={user.email} rest=" is yours already." />}
      >
        <ToTheGame />
      </LetterPage>
    );
  return (
    <LetterPage title={title} drawing={BROKEN} lead={words}>
      {user === null || user.email === null ? (
        <>
          <p className="caption mt-3">Log in, and a new link can be sent to you.</p>
          <BackToLogin main />
        </>
      ) : (
        <>
          <Resend />
          <ToFirstLeaf />
        </>
      )}
    </LetterPage>
  );
};

const ToFirstLeaf = () => (
  <p className="mt-2">
    <Link to="/" className="text-button">
      To the game
    </Link>
  </p>
);

const Address = ({ email, rest }: { readonly email: string | null; readonly rest: string }) => (
  <>
    <span className="break-all text-act">{email}</span>
    {rest}
  </>
);

const Press = ({ isPending, onPress }: { readonly isPending: boolean; readonly onPress: () => void }) => (
  <button
    type="button"
    className="button button-act mt-4"
    aria-disabled={isPending}
    onClick={isPending ? undefined : onPress}
  >
    {isPending ? 'Confirming…' : 'Confirm'}
  </button>
);

const Confirming = ({ token }: { readonly token: string }) => {
  const { data, error, isPending, mutate } = useConfirmEmail(token);
  const press = <Press isPending={isPending} onPress={() => mutate()} />;
  if (data !== undefined)
    return (
      <LetterPage
        title="Email Confirmed"
        drawing={WHOLE}
        lead={<Address email={data.email} rest=" is yours. Should the password ever be lost, a link is sent there." />}
      >
        <ToTheGame />
      </LetterPage>
    );
  if (error === null)
    return (
      <LetterPage title="Confirm Your Email" drawing={WHOLE} lead="One press, and the address is yours.">
        {press}
      </LetterPage>
    );
  if (!isRefusal(error))
    return (
      <LetterPage
        title="No answer"
        drawing={WHOLE}
        lead={error instanceof HttpError ? messageOf(error, NOT_REACHED) : NOT_REACHED}
      >
        {press}
      </LetterPage>
    );
  const words = messageOf(error, 'Invalid confirmation link.');
  return <Refused title={/expired/i.test(words) ? 'Link Expired' : 'Invalid Confirmation Link'} words={words} />;
};

const NOT_REACHED = 'The game could not be reached. The link is kept: try it again when you are online.';

/** /confirm-email: confirms the address of a mailed link, once its reader presses the button. */
export const ConfirmEmailPage = () => {
  const token = useLinkToken();
  return token === null ? (
    <Refused title="Invalid Confirmation Link" words="This link is not whole. Open it from the letter itself." />
  ) : (
    <Confirming key={token} token={token} />
  );
};
