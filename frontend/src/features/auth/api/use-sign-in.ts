import { type Authenticated } from '#contracts/account/views.js';
import { useMutation } from '@tanstack/react-query';
import { codeOf, isStatus } from '../../../lib/http-error.js';
import { request } from '../../../lib/http.js';
import { claimToRegister, type GuestClaim } from '../domain/guest-claim.js';
import { changeClaim, dropClaim, guestClaims } from '../guest-claims.js';
import { rememberLogin } from '../saved-logins.js';
import { useKeepSignIn } from './use-keep-sign-in.js';
import { SIGN_IN_SCOPE } from './sign-in-scope.js';

export interface Credentials {
  readonly username: string;
  readonly password: string;
}
export interface NewAccount extends Credentials {
  readonly email?: string;
}

interface Sent<Body> {
  readonly body: Body;
  /** The guest of this device who becomes the account (design section 9). */
  readonly claim: GuestClaim | null;
}

const send = <Body>(path: string, { body, claim }: Sent<Body>): Promise<Authenticated> =>
  request('POST', path, { body, ...(claim !== null && { headers: { authorization: `Bearer ${claim.token}` } }) });

/** A claim that can't be registered must not stand in the way of the next attempt. */
const settleClaim = (claim: GuestClaim, error: Error): void => {
  if (codeOf(error) === 'ALREADY_REGISTERED') dropClaim(claim);
  else if (isStatus(error, 401)) changeClaim(claim.token, { refused: true });
};

/** The form's callbacks. The form may be unmounted when the response arrives, so they must not depend on it. */
interface Says<Body> {
  readonly onSuccess: () => void;
  readonly onError: (error: Error, sent: Body) => void;
}

const useSignIn = <Body extends Credentials>(
  path: string,
  claimed: () => GuestClaim | null,
  { onSuccess, onError }: Says<Body>,
) => {
  const welcome = useKeepSignIn();
  const { mutate, ...mutation } = useMutation({
    scope: SIGN_IN_SCOPE,
    mutationFn: (sent: Sent<Body>) => send(path, sent),
    onSuccess: (answer, { claim }) => {
      // The claims of other guests stay.
      if (claim !== null) dropClaim(claim);
      rememberLogin(answer);
      welcome(answer);
      onSuccess();
    },
    onError: (error, { body, claim }) => {
      if (claim !== null) settleClaim(claim, error);
      onError(error, body);
    },
  });
  return { ...mutation, mutate: (body: Body) => mutate({ body, claim: claimed() }) };
};

/** A login takes no guest over: the account is asked afterwards (bring-along.tsx). */
export const useLogin = (says: Says<Credentials>) => useSignIn('/api/auth/login', () => null, says);
export const useRegister = (says: Says<NewAccount>) =>
  useSignIn('/api/auth/register', () => claimToRegister(guestClaims()), says);
