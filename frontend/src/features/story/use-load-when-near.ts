import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Far enough that a reader who scrolls on seldom waits. */
const AHEAD = '600px 0px';

/** Loads while an element is on the screen or near it, in whatever scrolls. It does nothing in a browser that can't tell. */
export const useLoadWhenNear = (mark: RefObject<HTMLElement | null>, ready: boolean, load: () => void): void => {
  const near = useEffectEvent((entries: readonly IntersectionObserverEntry[]) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) load();
  });
  useEffect(() => {
    if (!ready || mark.current === null || typeof IntersectionObserver === 'undefined') return;
    const root = mark.current.closest<HTMLElement>('[data-scrolls]');
    const scrolls = root !== null && root.scrollHeight > root.clientHeight + 1;
    const observer = new IntersectionObserver(near, { root: scrolls ? root : null, rootMargin: AHEAD });
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, [mark, ready]);
};
