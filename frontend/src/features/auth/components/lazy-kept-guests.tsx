import { lazy, Suspense } from 'react';
import { whenOnline } from '../../../lib/lazy-parts.js';
import { useAuth } from '../api/use-auth.js';
import { isGuest } from '../domain/is-guest.js';
import { useGuestClaims } from '../guest-claims.js';

const KeptGuests = lazy(whenOnline(() => import('./kept-guests.js')));
const BringAlong = lazy(whenOnline(() => import('./bring-along.js')));

/** Loaded only on a device where guests have played: for a visitor who is logged out, and for an account. */
export const LazyKeptGuests = () => {
  const auth = useAuth();
  const { claims } = useGuestClaims();
  if (claims.length === 0) return null;
  if (auth.status === 'anonymous')
    return (
      <Suspense fallback={<div className="h-56" />}>
        <KeptGuests />
      </Suspense>
    );
  return auth.status === 'authenticated' && !isGuest(auth.user) ? (
    <Suspense>
      <BringAlong />
    </Suspense>
  ) : null;
};
