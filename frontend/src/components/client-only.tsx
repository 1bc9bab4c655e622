import { type ReactNode, Suspense, useSyncExternalStore } from 'react';

const stay = (): (() => void) => () => undefined;

/** A part that is not prerendered: it is loaded and rendered after hydration. */
export const ClientOnly = ({ children }: { readonly children: ReactNode }) => {
  const live = useSyncExternalStore(
    stay,
    () => true,
    () => false,
  );
  return live ? <Suspense fallback={null}>{children}</Suspense> : null;
};
