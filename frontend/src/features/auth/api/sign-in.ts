import { type Authenticated } from '#contracts/account/views.js';
import { useMutation } from '@tanstack/react-query';
import { guestClaim } from '../../../lib/auth-token.js';
import { request } from '../../../lib/http.js';
import { rememberLogin } from '../saved-logins.js';
import { useWelcome } from './use-welcome.js';

export interface Credentials {
  readonly username: string;
  readonly password: string;
}
export interface NewAccount extends Credentials {
  readonly email?: string;
}

/** What a guest played on this device comes along: they are known by the token that they left behind (design section 9). */
const claimed = (): { readonly headers?: Record<string, string> } => {
  const claim = guestClaim.get();
  return claim === null ? {} : { headers: { authorization: `Bearer ${claim}` } };
};

const useSignIn = <Body extends Credentials>(path: string) => {
  const welcome = useWelcome();
  return useMutation({
    mutationFn: (body: Body) => request<Authenticated>('POST', path, { body, ...claimed() }),
    onSuccess: (answer) => {
      guestClaim.set(null);
      rememberLogin(answer);
      welcome(answer);
    },
  });
};

export const useLogin = () => useSignIn<Credentials>('/api/auth/login');
export const useRegister = () => useSignIn<NewAccount>('/api/auth/register');
