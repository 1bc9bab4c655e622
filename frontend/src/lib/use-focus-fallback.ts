import { type RefObject, useEffect, useRef } from 'react';

/**
 * When the focused element is removed (a deleted row, a submitted form, a choice of the last turn), `place` takes the
 * focus, so that keyboard users continue there and not at the top of the page.
 * @param place the element that takes the focus; it needs a `tabIndex`
 * @param from 'place' if only elements removed from within it count, 'page' for any element
 */
export const useFocusFallback = (place: RefObject<HTMLElement | null>, from: 'place' | 'page' = 'place'): void => {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const keep = ({ target }: FocusEvent): void => {
      last.current =
        target instanceof Element && (from === 'page' || place.current?.contains(target) === true) ? target : null;
    };
    document.addEventListener('focusin', keep);
    return () => document.removeEventListener('focusin', keep);
  }, [place, from]);
  // Runs after every render: any element may have been removed.
  useEffect(() => {
    const isGone = last.current?.isConnected === false;
    if (isGone && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  });
};
