import { useEffect, useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** How far down each entry of the history was read, by its key. */
const places = new Map<string, number>();
let opened = false;

export const scrollTo = (top: number): void => {
  try {
    window.scrollTo(0, top);
  } catch (error) {
    console.warn('The page could not be scrolled', error);
  }
};

/** The browser restores the scroll at once, while the old page is still shown: that is right only after a reload. */
const useManualScroll = (): void =>
  useEffect(() => {
    const leaveToBrowser = (): void => void (window.history.scrollRestoration = 'auto');
    window.history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', leaveToBrowser);
    return () => {
      window.removeEventListener('pagehide', leaveToBrowser);
      leaveToBrowser();
    };
  }, []);

/** Back and forward show a page where it was left. */
export const useScrollMemory = (): void => {
  const { key } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  useManualScroll();
  useLayoutEffect(() => {
    if (isReturn && opened) scrollTo(places.get(key) ?? 0);
    opened = true;
    const keep = (): void => void places.set(key, window.scrollY);
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, [isReturn, key]);
};
