import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { authToken, guestClaim, loggedOut } from '../../../lib/auth-token.js';
import { finishBeforeLeaving } from '../../../lib/before-leaving.js';
import { clearSessionStorage } from '../../../lib/stored-value.js';
import { SIGN_UP_STATE } from '../sign-up-state.js';
import { isGuest } from '../domain/is-guest.js';
import { useAuth } from './use-auth.js';

/** Forgets token, user and whatever was read or begun with them, and goes to '/' (specification section 4). A guest's token is kept as a claim. */
export const useLogOut = (state?: typeof SIGN_UP_STATE): (() => void) => {
  const client = useQueryClient();
  const navigate = useNavigate();
  const auth = useAuth();
  const guest = auth.status === 'authenticated' && isGuest(auth.user);
  return useCallback(() => {
    finishBeforeLeaving();
    if (guest) guestClaim.set(authToken.get());
    // Before the token goes: who reads without one is sent to '/' too, and would bring nothing along.
    void navigate('/', { state });
    authToken.set(null);
    loggedOut.set('true');
    client.removeQueries();
    clearSessionStorage();
  }, [client, navigate, guest, state]);
};

/** A guest signs up: logs out, and finds the form open (specification section 6). */
export const useSignUp = (): (() => void) => useLogOut(SIGN_UP_STATE);
