import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { scrollTo } from './scroll-memory.js';

let pagesOpened = 0;
/** The key of the history's entry at which a page arrived last. */
let lastEntry = '';

/** Whether this is the first page of the visit, which has no previous page to fade from. */
export const isFirstPage = (): boolean => pagesOpened === 0;

/**
 * When a page opens: sets the title, scrolls to the top and focuses the heading, so that screen readers read it. A page
 * that the reader goes back or forward to stays where it was left (scroll-memory.ts). The first page of a visit keeps the
 * browser's scroll position and focus; so does a page whose title has not changed.
 */
export const usePageArrival = <T extends HTMLElement>(title: string) => {
  const heading = useRef<T>(null);
  const { key } = useLocation();
  const how = useNavigationType();
  useEffect(() => {
    const name = title === '' ? 'Steppes & Seas' : `${title} · Steppes & Seas`;
    const isThere = pagesOpened > 0 && document.title === name;
    document.title = name;
    const isReturn = how === NavigationType.Pop && key !== lastEntry;
    pagesOpened += 1;
    lastEntry = key;
    if (isThere || pagesOpened === 1) return;
    if (!isReturn) scrollTo(0);
    heading.current?.focus({ preventScroll: true });
  }, [title, key, how]);
  return heading;
};
