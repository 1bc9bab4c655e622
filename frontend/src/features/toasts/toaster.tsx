import { lazy, Suspense, useSyncExternalStore } from 'react';
import { whenOnline } from '../../lib/lazy-parts.js';
import { currentToast, subscribeToToasts } from './toast.js';

export const loadToasts = whenOnline(() => import('./toast-viewport.js'));
const ToastViewport = lazy(loadToasts);

/** Loads the component for toasts with the first toast. */
export const Toaster = () => {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, () => null);
  return toast === null ? null : (
    <Suspense>
      <ToastViewport toast={toast} />
    </Suspense>
  );
};
