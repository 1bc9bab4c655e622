import { type Authenticated } from '#contracts/account/views.js';
import { useQueryClient } from '@tanstack/react-query';
import { authToken, loggedOut } from '../../../lib/auth-token.js';
import { ME } from '../../../lib/query-keys.js';

/** A guest, a login and a registration alike: token and user are kept, and nothing that was read before them (specification section 4). */
export const useKeepSignIn = (): ((answer: Authenticated) => void) => {
  const client = useQueryClient();
  return ({ token, user }) => {
    client.removeQueries();
    client.setQueryData([ME], user);
    loggedOut.set(null);
    authToken.set(token);
  };
};
