import { type User } from '#contracts/account/views.js';
import { authToken } from '../../lib/auth-token.js';
import { keepClaim } from './guest-claims.js';

/**
 * Keeps a guest's way back before the token is removed.
 * @returns false if that would lose it: the browser still has the token, and has no room for the claim
 */
export const keepWayBack = ({ id: userId, username }: Pick<User, 'id' | 'username'>): boolean => {
  const token = authToken.get();
  if (token === null) return true;
  const keep = (): boolean => keepClaim({ token, userId, username, refused: false });
  if (keep()) return true;
  // The room that the token takes may be enough for the claim.
  authToken.set(null);
  if (keep()) return true;
  // A browser that stores nothing at all keeps both token and claim in memory while the page is open.
  authToken.set(token);
  return !authToken.isStored();
};
