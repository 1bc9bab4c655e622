import { useLayoutEffect, useRef } from 'react';

interface Place {
  readonly leaf: Element;
  readonly top: number;
}

/** After this many frames the browser has laid out the new leaves and, if it can, kept the place itself. */
const FRAMES = 3;

/** Every browser except Safari keeps the place itself, but never at the very top, and elsewhere not always. */
const isLeftToUs = (scroller: Element): boolean => scroller.scrollTop <= 0 || !CSS.supports('overflow-anchor', 'auto');

const scrollerOf = (leaf: Element): Element => {
  const column = leaf.closest('[data-scrolls]');
  return column !== null && column.scrollHeight > column.clientHeight + 1
    ? column
    : (document.scrollingElement ?? document.documentElement);
};

const restore = ({ leaf, top }: Place): void => {
  const moved = leaf.getBoundingClientRect().top - top;
  if (Math.abs(moved) >= 1) scrollerOf(leaf).scrollBy({ top: moved, behavior: 'instant' });
};
const restoreInFrames = (place: Place, frames: number): void => {
  if (frames === 0) return;
  requestAnimationFrame(() => {
    restore(place);
    restoreInFrames(place, frames - 1);
  });
};

/**
 * Keeps the first leaf at its place on the screen when earlier ones are added before it.
 * @param from the first turn that is shown
 * @returns a function to call right before they are shown, with the first leaf
 */
export const useKeptPlace = (from: number): ((leaf: Element | null) => void) => {
  const kept = useRef<Place | null>(null);
  useLayoutEffect(() => {
    const place = kept.current;
    kept.current = null;
    if (place === null) return;
    if (isLeftToUs(scrollerOf(place.leaf))) restore(place);
    restoreInFrames(place, FRAMES);
  }, [from]);
  return (leaf) => {
    kept.current = leaf && { leaf, top: leaf.getBoundingClientRect().top };
  };
};
