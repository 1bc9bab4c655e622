import { useEffect, useRef } from 'react';

let pagesOpened = 0;

/** On arriving at a page: its title, the top of it, and the focus, so that it is read out; the first page of a visit keeps the browser's own. */
export const useArrival = <T extends HTMLElement>(title: string) => {
  const heading = useRef<T>(null);
  useEffect(() => {
    document.title = title === '' ? 'Steppes & Seas' : `${title} · Steppes & Seas`;
  }, [title]);
  useEffect(() => {
    pagesOpened += 1;
    if (pagesOpened === 1) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
};
