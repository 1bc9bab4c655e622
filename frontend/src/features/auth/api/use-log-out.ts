import { useCallback } from 'react';
import { bearer, request } from '../../../lib/http.js';
import { isGuest } from '../domain/is-guest.js';
import { LOG_IN_STATE, SIGN_UP_STATE } from '../form-state.js';
import { useAuth } from './use-auth.js';
import { useLeave } from './use-leave.js';

/** Ends the token on the server. The logout does not wait for it, so it also works when the server can't be reached. */
const endToken = (): void =>
  void request('POST', '/api/auth/logout', { body: {}, headers: bearer(), keepalive: true }).catch((error: unknown) =>
    console.warn('The server was not told of the logout', error),
  );

/** Logs out on this device. A guest's token is their only way back, so it is kept and not ended. */
export const useLogOut = (): (() => void) => {
  const auth = useAuth();
  const leave = useLeave();
  const isAccount = auth.status === 'authenticated' && !isGuest(auth.user);
  return useCallback(() => {
    if (isAccount) endToken();
    leave();
  }, [isAccount, leave]);
};

/** For a guest who signs up: logs out and opens the form (specification section 6). */
export const useSignUp = (): (() => void) => useLeave(SIGN_UP_STATE);

/** For somebody with a new password: logs out in this browser and opens the form. */
export const useLogInAgain = (): (() => void) => useLeave(LOG_IN_STATE);
