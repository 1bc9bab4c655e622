import { useEffect, useRef } from 'react';

let pagesOpened = 0;

/** Whether this is the first page of the visit, which has no previous page to fade from. */
export const isFirstPage = (): boolean => pagesOpened === 0;

const toTop = (): void => {
  try {
    window.scrollTo(0, 0);
  } catch (error) {
    console.warn('The page could not be scrolled to its top', error);
  }
};

/**
 * When a page opens: sets the title, scrolls to the top and focuses the heading, so that screen readers read it. The first
 * page of a visit keeps the browser's scroll position and focus; so does a page whose title has not changed.
 */
export const usePageArrival = <T extends HTMLElement>(title: string) => {
  const heading = useRef<T>(null);
  useEffect(() => {
    const name = title === '' ? 'Steppes & Seas' : `${title} · Steppes & Seas`;
    const isThere = pagesOpened > 0 && document.title === name;
    document.title = name;
    pagesOpened += 1;
    if (isThere || pagesOpened === 1) return;
    toTop();
    heading.current?.focus({ preventScroll: true });
  }, [title]);
  return heading;
};
