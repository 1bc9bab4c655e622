import { type Authenticated } from '#contracts/account/views.js';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { authToken, loggedOut } from '../../../lib/auth-token.js';
import { request } from '../../../lib/http.js';
import { ME } from './use-auth.js';

/** A guest account, made without credentials; its token is stored (specification section 4). */
export const useCreateGuest = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => request<Authenticated>('POST', '/api/auth/guest'),
    onSuccess: ({ token, user }) => {
      client.removeQueries();
      client.setQueryData([ME], user);
      loggedOut.set(null);
      authToken.set(token);
    },
  });
};
