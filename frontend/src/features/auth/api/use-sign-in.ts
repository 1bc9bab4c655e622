import { type Authenticated } from '#contracts/account/views.js';
import { useMutation } from '@tanstack/react-query';
import { guestClaim } from '../../../lib/auth-token.js';
import { request } from '../../../lib/http.js';
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

/** Sends the token that a guest left on this device, so that the account claims what the guest played (design section 9). */
const claimed = (): { readonly headers?: Record<string, string> } => {
  const claim = guestClaim.get();
  return claim === null ? {} : { headers: { authorization: `Bearer ${claim}` } };
};

/** The form's callbacks. The form may be unmounted when the response arrives, so they must not depend on it. */
interface Says<Body> {
  readonly onSuccess: () => void;
  readonly onError: (error: Error, sent: Body) => void;
}

const useSignIn = <Body extends Credentials>(path: string, { onSuccess, onError }: Says<Body>) => {
  const welcome = useKeepSignIn();
  return useMutation({
    scope: SIGN_IN_SCOPE,
    mutationFn: (body: Body) => request<Authenticated>('POST', path, { body, ...claimed() }),
    onSuccess: (answer) => {
      guestClaim.set(null);
      rememberLogin(answer);
      welcome(answer);
      onSuccess();
    },
    onError,
  });
};

export const useLogin = (says: Says<Credentials>) => useSignIn('/api/auth/login', says);
export const useRegister = (says: Says<NewAccount>) => useSignIn('/api/auth/register', says);
