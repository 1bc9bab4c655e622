import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { goTo } from '../../../lib/address.js';
import { authToken, loggedOut } from '../../../lib/auth-token.js';
import { finishBeforeLeaving } from '../../../lib/before-leaving.js';
import { clearSessionStorage } from '../../../lib/stored-value.js';
import { toast } from '../../toasts/index.js';
import { isGuest } from '../domain/is-guest.js';
import { type FormState } from '../form-state.js';
import { keepWayBack } from '../keep-way-back.js';
import { useAuth } from './use-auth.js';

/** What a guest who comes back finds as they left it: it belongs to their saga alone, and an action under way counts once. */
const isOfSaga = (key: string): boolean => /^(kept_action|own_words):/.test(key);

/**
 * Removes token, user, cached data and drafts from this browser, and goes to '/' (specification section 4). A guest's way
 * back is kept first.
 */
export const useLeave = (state?: FormState): (() => void) => {
  const client = useQueryClient();
  const auth = useAuth();
  const guest = auth.status === 'authenticated' && isGuest(auth.user) ? auth.user : null;
  return useCallback(() => {
    const leave = (): void => {
      finishBeforeLeaving();
      // Before the token is removed: pages without a token redirect to '/' too, but without the state of the address.
      goTo('/', { state });
      authToken.set(null);
      loggedOut.set('true');
      client.removeQueries();
      clearSessionStorage(guest === null ? undefined : isOfSaga);
    };
    if (guest === null || keepWayBack(guest)) leave();
    else
      toast({
        title: 'Still logged in',
        description: 'This browser has no room left to keep the way back to your saga. Without it, nobody can open it.',
        action: { label: 'Log out anyway', run: leave },
        tone: 'failure',
      });
  }, [client, guest, state]);
};
