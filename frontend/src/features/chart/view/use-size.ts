import { type RefObject, useEffect, useState } from 'react';

export interface Size {
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Device pixels per CSS pixel; at most 3. */
  readonly ratio: number;
}

/**
 * The size of an element, as it changes; null until it is known. Paper is printed before anything could be drawn for its
 * size: what was drawn for the screen is printed.
 */
export const useSize = (element: RefObject<HTMLElement | null>): Size | null => {
  const [size, setSize] = useState<Size | null>(null);
  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry || window.matchMedia('print').matches) return;
      const { width, height } = entry.contentRect;
      setSize({ width, height, ratio: Math.min(3, window.devicePixelRatio) });
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return size;
};
