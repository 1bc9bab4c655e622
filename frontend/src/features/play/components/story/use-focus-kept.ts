import { type RefObject, useEffect, useRef } from 'react';

/**
 * What has the focus may go with its leaf: a choice, a way on, 'Turn back'. The focus goes to the story then, where it
 * is read on, and not to the top of the page.
 */
export const useFocusKept = (story: RefObject<HTMLElement | null>): void => {
  const last = useRef<EventTarget | null>(null);
  useEffect(() => {
    const keep = ({ target }: FocusEvent): void => {
      last.current = target;
    };
    document.addEventListener('focusin', keep);
    return () => document.removeEventListener('focusin', keep);
  }, []);
  // At every change: what goes may go with the choices, the world or the stories.
  useEffect(() => {
    const isGone = last.current instanceof Element && !last.current.isConnected;
    if (isGone && document.activeElement === document.body) story.current?.focus({ preventScroll: true });
  });
};
