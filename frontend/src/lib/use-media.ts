import { useCallback, useSyncExternalStore } from 'react';

/** Each query's list, which stays up to date: making one costs more than a render of most components. */
const lists = new Map<string, MediaQueryList>();
const listOf = (query: string): MediaQueryList => {
  const known = lists.get(query) ?? window.matchMedia(query);
  lists.set(query, known);
  return known;
};

const seen = new Map<string, boolean>();

/** Paper has another width than the window: while the page is printed it stays laid out as it was. */
const holds = (query: string): boolean => {
  const before = seen.get(query);
  if (before !== undefined && listOf('print').matches) return before;
  const { matches } = listOf(query);
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
      const list = listOf(query);
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
