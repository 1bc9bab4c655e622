import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { goTo } from '../../../lib/address.js';
import { authToken, guestClaim, loggedOut } from '../../../lib/auth-token.js';
import { finishBeforeLeaving } from '../../../lib/before-leaving.js';
import { clearSessionStorage } from '../../../lib/stored-value.js';
import { SIGN_UP_STATE } from '../sign-up-state.js';
import { isGuest } from '../domain/is-guest.js';
import { useAuth } from './use-auth.js';

/** Removes token, user, cached data and drafts, and goes to '/' (specification section 4). A guest's token is kept as a claim. */
export const useLogOut = (state?: typeof SIGN_UP_STATE): (() => void) => {
  const client = useQueryClient();
  const auth = useAuth();
  const guest = auth.status === 'authenticated' && isGuest(auth.user);
  return useCallback(() => {
    finishBeforeLeaving();
    if (guest) guestClaim.set(authToken.get());
    // Before the token is removed: pages without a token redirect to '/' too, but without the state of the address.
    goTo('/', { state });
    authToken.set(null);
    loggedOut.set('true');
    client.removeQueries();
    clearSessionStorage();
  }, [client, guest, state]);
};

/** For a guest who signs up: logs out and opens the form (specification section 6). */
export const useSignUp = (): (() => void) => useLogOut(SIGN_UP_STATE);
