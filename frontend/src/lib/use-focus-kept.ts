import { useEffect, useRef } from 'react';

/**
 * For the place of things that go away while they have the focus: a row that is deleted, a form that has done its work.
 * The place takes the focus then, so that the Tab key goes on from there and not from the top of the page.
 */
export const useFocusKept = <T extends HTMLElement>() => {
  const place = useRef<T>(null);
  const isWithin = useRef(false);
  // React tells of no blur where the element itself was taken away.
  useEffect(() => {
    if (isWithin.current && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  });
  return {
    ref: place,
    tabIndex: -1,
    onFocus: () => {
      isWithin.current = true;
    },
    onBlur: () => {
      isWithin.current = false;
    },
  };
};
