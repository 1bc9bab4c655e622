import { lazy, Suspense } from 'react';
import { whenOnline } from '../../../lib/lazy-parts.js';
import { useAuth } from '../../auth/index.js';

const ContinueList = lazy(whenOnline(async () => ({ default: (await import('./continue-list.js')).ContinueList })));

/** Loaded only for a visitor with a token: a new one has nothing to continue. */
export const LazyContinueList = () =>
  useAuth().status === 'anonymous' ? null : (
    <Suspense>
      <ContinueList />
    </Suspense>
  );
