import { lazy, Suspense } from 'react';
import { whenOnline } from '../../lib/lazy-parts.js';
import { useAuth } from '../auth/index.js';

const ConfirmBanner = lazy(whenOnline(() => import('./confirm-banner.js')));

/** Loaded only for an account whose address waits to be confirmed. */
export const LazyConfirmBanner = () => {
  const auth = useAuth();
  if (auth.status !== 'authenticated') return null;
  const { id, email, emailConfirmed } = auth.user;
  return email === null || emailConfirmed ? null : (
    <Suspense>
      <ConfirmBanner userId={id} email={email} />
    </Suspense>
  );
};
