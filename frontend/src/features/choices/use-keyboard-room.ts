import { type RefObject, useEffect } from 'react';

/** While a field has the focus, its form stays in view when a phone's keyboard opens and takes half of the window. */
export const useKeyboardRoom = (field: RefObject<HTMLTextAreaElement | null>): void => {
  useEffect(() => {
    const show = (): void => {
      if (field.current !== null && field.current === document.activeElement)
        field.current.form?.scrollIntoView({ block: 'nearest' });
    };
    // Some browsers lay the page out anew for the keyboard, others only move what is seen of it.
    window.addEventListener('resize', show);
    window.visualViewport?.addEventListener('resize', show);
    return () => {
      window.removeEventListener('resize', show);
      window.visualViewport?.removeEventListener('resize', show);
    };
  }, [field]);
};
