import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { authToken, loggedOut } from '../../../lib/auth-token.js';
import { finishBeforeLeaving } from '../../../lib/before-leaving.js';
import { useGameAddress } from '../../../lib/game-address.js';
import { clearSessionStorage } from '../../../lib/stored-value.js';
import { toast } from '../../toasts/index.js';
import { isGuest } from '../domain/is-guest.js';
import { type FormState } from '../form-state.js';
import { keepWayBack } from '../keep-way-back.js';
import { useAuth } from './use-auth.js';

/** Keys that stay for a guest who comes back: each belongs to one saga, and an unanswered action still counts once. */
const isOfSaga = (key: string): boolean => /^(kept_action|own_words):/.test(key);

/**
 * Removes token, user, cached data and drafts from this browser, and goes to '/' (specification section 4). A guest's way
 * back is kept first.
 */
export const useLeave = (state?: FormState): (() => void) => {
  const client = useQueryClient();
  const navigate = useNavigate();
  const game = useGameAddress();
  const auth = useAuth();
  const guest = auth.status === 'authenticated' && isGuest(auth.user) ? auth.user : null;
  return useCallback(() => {
    const leave = (): void => {
      finishBeforeLeaving();
      // Before the token is removed: pages without a token redirect to '/' too, but without the state of the address.
      void navigate(game, { state });
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
  }, [client, game, guest, navigate, state]);
};
