import { type Authenticated } from '#contracts/account/views.js';
import { useMutation } from '@tanstack/react-query';
import { authToken } from '../../../lib/auth-token.js';
import { request } from '../../../lib/http.js';
import { useKeepSignIn } from './use-keep-sign-in.js';
import { SIGN_IN_SCOPE } from './sign-in-scope.js';

/** Creates a guest account, unless a login has succeeded meanwhile. */
export const useCreateGuest = () => {
  const welcome = useKeepSignIn();
  return useMutation({
    scope: SIGN_IN_SCOPE,
    mutationFn: async () => (authToken.get() === null ? request<Authenticated>('POST', '/api/auth/guest') : null),
    onSuccess: (answer) => {
      if (answer !== null) welcome(answer);
    },
  });
};
