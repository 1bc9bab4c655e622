import { useEffect, useRef } from 'react';

let pagesOpened = 0;

/** Whether this is the first page of the visit, which fades over from none. */
export const isFirstPage = (): boolean => pagesOpened === 0;

const toTop = (): void => {
  try {
    window.scrollTo(0, 0);
  } catch (error) {
    console.warn('The page could not be scrolled to its top', error);
  }
};

/**
 * On arriving at a page: its title, the top of it, and the focus, so that it is read out. The first page of a visit
 * keeps the browser's own, and one that is only laid out anew stays where it is.
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
