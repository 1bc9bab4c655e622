import { useEffect } from 'react';
import { goTo, useAddress } from '../../lib/address.js';

const tokenIn = (state: unknown): string | null => {
  if (typeof state !== 'object' || state === null || !('token' in state)) return null;
  return typeof state.token === 'string' ? state.token : null;
};

/**
 * The token of a mailed link; null if there is none. It is taken out of the address, which is seen, copied and kept, and
 * moves to the state of this entry of the history, so that a reload still has it.
 */
export const useLinkToken = (): string | null => {
  const { pathname, search, state } = useAddress();
  const given = new URLSearchParams(search).get('token');
  useEffect(() => {
    if (given !== null) goTo(pathname, { replace: true, state: { token: given } });
  }, [given, pathname]);
  const token = given ?? tokenIn(state);
  return token === '' ? null : token;
};

/** Forgets the token of a link that has been used, or that leads nowhere. */
export const forgetLinkToken = (): void => goTo(window.location.pathname, { replace: true });
