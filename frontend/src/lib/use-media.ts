import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query holds now.
 * @param written what it was taken for where the page was written before its script
 */
export const useMedia = (query: string, written = false): boolean => {
  // The same function as long as the query is: the chart is shown anew with every move of the pointer.
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
