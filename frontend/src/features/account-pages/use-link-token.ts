import { useCallback, useEffect } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';

const tokenIn = (state: unknown): string | null => {
  if (typeof state !== 'object' || state === null || !('token' in state)) return null;
  return typeof state.token === 'string' ? state.token : null;
};

/**
 * The token of a mailed link, from its query or from behind its hash; null if there is none. It is taken out of the address, which is seen, copied and kept, and
 * moves to the state of this entry of the history, so that a reload still has it.
 */
export const useLinkToken = (): string | null => {
  const { pathname, search, hash, state } = useLocation() as Location<unknown>;
  const navigate = useNavigate();
  const given = new URLSearchParams(hash.slice(1)).get('token') ?? new URLSearchParams(search).get('token');
  useEffect(() => {
    if (given !== null) void navigate(pathname, { replace: true, state: { token: given } });
  }, [given, navigate, pathname]);
  const token = given ?? tokenIn(state);
  return token === '' ? null : token;
};

/** Forgets the token of a link that has been used, or that leads nowhere. */
export const useForgetLinkToken = (): (() => void) => {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return useCallback(() => void navigate(pathname, { replace: true }), [navigate, pathname]);
};
