import { lazy, Suspense } from 'react';
import { authToken } from '../../../lib/auth-token.js';
import { whenOnline } from '../../../lib/lazy-parts.js';
import { useStoredValue } from '../../../lib/use-stored-value.js';
import { useGuestClaims } from '../guest-claims.js';

const KeptGuests = lazy(whenOnline(() => import('./kept-guests.js')));

/** Loaded only for a visitor who is logged out on a device where guests have played. */
export const LazyKeptGuests = () => {
  const isLoggedIn = useStoredValue(authToken) !== null;
  const { claims } = useGuestClaims();
  if (isLoggedIn || claims.length === 0) return null;
  return (
    <Suspense fallback={<div className="h-56" />}>
      <KeptGuests />
    </Suspense>
  );
};
