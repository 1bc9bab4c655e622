import { useCallback, useSyncExternalStore } from 'react';

const seen = new Map<string, boolean>();

/** Paper has another width than the window: while the page is printed it stays laid out as it was. */
const holds = (query: string): boolean => {
  const before = seen.get(query);
  if (before !== undefined && window.matchMedia('print').matches) return before;
  const { matches } = window.matchMedia(query);
  seen.set(query, matches);
  return matches;
};

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
    () => holds(query),
    () => written,
  );
};

export const useReducedMotion = (): boolean => useMedia('(prefers-reduced-motion: reduce)');
