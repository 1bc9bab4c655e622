import { type ReactNode, Suspense, useSyncExternalStore } from 'react';

const stay = (): (() => void) => () => undefined;

/** A part that is not written before its script: it is read, and comes, when the page is live. */
export const ClientOnly = ({ children }: { readonly children: ReactNode }) => {
  const live = useSyncExternalStore(
    stay,
    () => true,
    () => false,
  );
  return live ? <Suspense fallback={null}>{children}</Suspense> : null;
};
