import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { authToken } from '../../../lib/auth-token.js';
import { ME } from '../../../lib/query-keys.js';
import { toast } from '../../toasts/index.js';
import { useAuth } from './use-auth.js';

/** Keeps a renewed token, and removes one that the server refuses, which ends every page at its first leaf. A server that can't be reached costs nobody their saga. */
export const useTokenSync = (): void => {
  const auth = useAuth();
  const client = useQueryClient();
  const renewed = auth.status === 'authenticated' ? auth.user.token : undefined;
  const refused = auth.status === 'refused';
  useEffect(() => {
    if (renewed !== undefined && renewed !== authToken.get()) authToken.set(renewed);
  }, [renewed]);
  useEffect(() => {
    if (!refused) return;
    console.error('The current user could not be read: the token is refused');
    authToken.set(null);
    client.removeQueries({ queryKey: [ME] });
    toast({
      title: 'You are logged out',
      description: 'The game no longer knows this login. Log in again, and your saga goes on where you left it.',
    });
  }, [refused, client]);
  // Somebody else may have logged in, in another tab: nothing here is theirs.
  useEffect(
    () =>
      authToken.subscribeElsewhere(() =>
        authToken.get() === null ? client.removeQueries() : void client.resetQueries(),
      ),
    [client],
  );
};
