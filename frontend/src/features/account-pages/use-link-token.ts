import { useCallback, useEffect } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';

/** What a link says behind its hash, or in its query. */
interface LinkWords {
  /** Null if there is none. */
  readonly token: string | null;
  /** The reader's username; null if it says none. */
  readonly name: string | null;
}

const textIn = (state: unknown, key: string): string | null => {
  const found: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, key) : null;
  return typeof found === 'string' && found !== '' ? found : null;
};

/**
 * The token of a mailed link, from its query or from behind its hash, and the name beside it. They are taken out of the
 * address, which is seen, copied and kept, and move to the state of this entry of the history, so that a reload still has
 * them.
 */
export const useLink = (): LinkWords => {
  const { pathname, search, hash, state } = useLocation() as Location<unknown>;
  const navigate = useNavigate();
  const behind = new URLSearchParams(hash.slice(1));
  const given = behind.get('token') ?? new URLSearchParams(search).get('token');
  const name = behind.get('name');
  useEffect(() => {
    if (given !== null) void navigate(pathname, { replace: true, state: { token: given, name } });
  }, [given, name, navigate, pathname]);
  if (given === null) return { token: textIn(state, 'token'), name: textIn(state, 'name') };
  return { token: given || null, name: name || null };
};

/** The token of a mailed link alone. */
export const useLinkToken = (): string | null => useLink().token;

/** Forgets the token of a link that has been used, or that leads nowhere. */
export const useForgetLinkToken = (): (() => void) => {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return useCallback(() => void navigate(pathname, { replace: true }), [navigate, pathname]);
};
