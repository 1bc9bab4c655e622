import { useNavigate } from 'react-router-dom';
import { Key } from '../../../drawing/ornaments/key.js';
import { useLoginBesideGuest, useLogInAgain } from '../../auth/index.js';
import { toast } from '../../toasts/index.js';
import { LetterPage } from './letter-page.js';
import { ResetPasswordForm } from './reset-password-form.js';

interface FirstPasswordProps {
  readonly token: string;
  readonly name: string;
}

/** Signs in with the password that was just set, and opens the pages of staff. */
const useSignIn = () => {
  const navigate = useNavigate();
  const toLogin = useLogInAgain();
  return useLoginBesideGuest({
    onSuccess: () => void navigate('/staff', { replace: true }),
    onRefused: () => {
      toast({ title: 'Login failed', description: 'The password is set. Log in with it here.', tone: 'failure' });
      toLogin();
    },
  });
};

/** The link of `npm run staff -- add`: whoever has it sets a password, and is signed in. */
export const FirstPassword = ({ token, name }: FirstPasswordProps) => {
  const { enter, isPending, isSuccess } = useSignIn();
  return (
    <LetterPage
      title="Choose a password"
      drawing={<Key className="h-44 md:h-80 lg:h-96" />}
      lead={
        <>
          Your name here is <span className="text-act">{name}</span>. The password signs you in; your authenticator is
          next.
        </>
      }
    >
      {isPending || isSuccess ? (
        <p role="status" className="mt-4">
          Opening…
        </p>
      ) : (
        <ResetPasswordForm token={token} onDone={(password) => enter({ username: name, password })} />
      )}
    </LetterPage>
  );
};
