import { type CurrentUser } from '#contracts/account/views.js';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { authToken } from '../../../lib/auth-token.js';
import { ME } from '../../../lib/query-keys.js';
import { toast } from '../../toasts/index.js';
import { type GuestClaim, nameOfGuest } from '../domain/guest-claim.js';
import { isGuest } from '../domain/is-guest.js';
import { changeClaim, dropClaim, guestClaims, keepClaim } from '../guest-claims.js';
import { useAuth } from './use-auth.js';

const NOT_KNOWN = 'The game no longer knows this login. Log in again, and your saga goes on where you left it.';
const notKnown = (guest: GuestClaim): string =>
  `The login of ${nameOfGuest(guest)} on this device is no longer valid: it ran out, or it was ended.`;

/** A guest has no other way back than the token, so it is kept from the first moment on, not only at a logout. */
const keepGuest = (user: CurrentUser): void => {
  const { id: userId, username } = user;
  const token = authToken.get();
  if (!isGuest(user)) dropClaim({ token: '', userId });
  else if (token !== null) keepClaim({ token, userId, username, refused: false, stays: false });
};

const refuseClaim = (token: string | null): GuestClaim | null => {
  const claim = guestClaims().find((one) => one.token === token) ?? null;
  if (claim !== null) changeClaim(claim.token, { refused: true });
  return claim;
};

/** Stores a renewed token, and removes one that the server refuses, which leads to the first page. The token stays while the server can't be reached. */
export const useTokenSync = (): void => {
  const auth = useAuth();
  const client = useQueryClient();
  const renewed = auth.status === 'authenticated' ? auth.user.token : undefined;
  const refused = auth.status === 'refused';
  const user = auth.status === 'authenticated' ? auth.user : null;
  useEffect(() => {
    if (renewed !== undefined && renewed !== authToken.get()) authToken.set(renewed);
  }, [renewed]);
  useEffect(() => {
    if (user !== null) keepGuest(user);
  }, [user]);
  useEffect(() => {
    if (!refused) return;
    console.error('The current user could not be read: the token is refused');
    const guest = refuseClaim(authToken.get());
    authToken.set(null);
    client.removeQueries({ queryKey: [ME] });
    toast({ title: 'You are logged out', description: guest === null ? NOT_KNOWN : notKnown(guest) });
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
