import { type Authenticated } from '#contracts/account/views.js';
import { useQueryClient } from '@tanstack/react-query';
import { authToken, loggedOut } from '../../../lib/auth-token.js';
import { ME } from '../../../lib/query-keys.js';

/** Used for guests, logins and registrations: stores token and user, and drops all data that was read before (specification section 4). */
export const useKeepSignIn = (): ((answer: Authenticated) => void) => {
  const client = useQueryClient();
  return ({ token, user }) => {
    client.removeQueries();
    client.setQueryData([ME], user);
    loggedOut.set(null);
    authToken.set(token);
  };
};
