import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query holds now.
 * @param written the value that the prerendered page assumed
 */
export const useMedia = (query: string, written = false): boolean => {
  // Memoised by query: the chart renders at every move of the pointer.
  const subscribe = useCallback(
    (listener: () => void): (() => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => written,
  );
};

export const useReducedMotion = (): boolean => useMedia('(prefers-reduced-motion: reduce)');
