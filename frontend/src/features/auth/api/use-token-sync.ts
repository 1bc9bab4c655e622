import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { authToken } from '../../../lib/auth-token.js';
import { ME } from '../../../lib/query-keys.js';
import { toast } from '../../toasts/index.js';
import { useAuth } from './use-auth.js';

/** Stores a renewed token, and removes one that the server refuses, which leads to the first page. The token stays while the server can't be reached. */
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
  // Another user may have logged in in another tab: the data in this tab is not theirs.
  useEffect(
    () =>
      authToken.subscribeElsewhere(() =>
        authToken.get() === null ? client.removeQueries() : void client.resetQueries(),
      ),
    [client],
  );
};
