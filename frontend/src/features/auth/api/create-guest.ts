import { type Authenticated } from '#contracts/account/views.js';
import { useMutation } from '@tanstack/react-query';
import { authToken } from '../../../lib/auth-token.js';
import { request } from '../../../lib/http.js';
import { useWelcome } from './use-welcome.js';
import { WHO_PLAYS } from './who-plays.js';

/** A guest account, made without credentials; none for somebody whom a login has let in meanwhile. */
export const useCreateGuest = () => {
  const welcome = useWelcome();
  return useMutation({
    scope: WHO_PLAYS,
    mutationFn: async () => (authToken.get() === null ? request<Authenticated>('POST', '/api/auth/guest') : null),
    onSuccess: (answer) => {
      if (answer !== null) welcome(answer);
    },
  });
};
