import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { authToken, guestClaim, loggedOut } from '../../../lib/auth-token.js';
import { isGuest, useAuth } from './use-auth.js';

/** Forgets token, user and whatever was read with them, and goes to '/' (specification section 4). A guest's token is kept as a claim. */
export const useLogOut = (): (() => void) => {
  const client = useQueryClient();
  const navigate = useNavigate();
  const auth = useAuth();
  const guest = auth.status === 'authenticated' && isGuest(auth.user);
  return useCallback(() => {
    if (guest) guestClaim.set(authToken.get());
    authToken.set(null);
    loggedOut.set('true');
    client.removeQueries();
    void navigate('/');
  }, [client, navigate, guest]);
};
