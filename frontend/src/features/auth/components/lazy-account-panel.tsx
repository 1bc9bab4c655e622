import { lazy, Suspense } from 'react';
import { whenOnline } from '../../../lib/lazy-parts.js';

const AccountPanel = lazy(whenOnline(() => import('./account-panel.js')));

/** Login and Register within a page of their own. */
export const LazyAccountPanel = () => (
  <Suspense fallback={<p className="caption py-3">One moment…</p>}>
    <AccountPanel first="login" />
  </Suspense>
);
