import { type RefObject, useEffect } from 'react';

/** Less than this many pixels are no more than a rounding of the zoom. */
const SLACK = 2;

const moreOf = ({ scrollTop, scrollHeight, clientHeight }: Element): string => {
  const above = scrollTop > SLACK ? 'above' : '';
  const below = scrollHeight - clientHeight - scrollTop > SLACK ? 'below' : '';
  return `${above} ${below}`.trim();
};

/** Tells the style sheet where a scroller has more than it shows: its parent's `data-more` is 'above', 'below' or both. Nothing is rendered while it scrolls. */
export const useEdges = (scroller: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const pane = scroller.current;
    const frame = pane?.parentElement ?? null;
    if (pane === null || frame === null || typeof ResizeObserver === 'undefined') return;
    const look = (): void => {
      const more = moreOf(pane);
      if (frame.dataset['more'] !== more) frame.dataset['more'] = more;
    };
    const sizes = new ResizeObserver(look);
    for (const element of [pane, ...pane.children]) sizes.observe(element);
    pane.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      pane.removeEventListener('scroll', look);
    };
  }, [scroller]);
};
