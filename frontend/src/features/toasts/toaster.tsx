import { lazy, Suspense, useSyncExternalStore } from 'react';
import { currentToast, subscribeToToasts } from './toast.js';

const ToastViewport = lazy(() => import('./toast-viewport.js'));

/** Loads what shows toasts with the first of them. */
export const Toaster = () => {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast);
  return toast === null ? null : (
    <Suspense>
      <ToastViewport toast={toast} />
    </Suspense>
  );
};
