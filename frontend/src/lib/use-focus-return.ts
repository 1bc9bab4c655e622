import { useRef } from 'react';

/** For a dialog that has no trigger of its own: when it closes, the focus returns to the element that had it before. */
export const useFocusReturn = () => {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (): void => {
      before.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event): void => {
      event.preventDefault();
      if (before.current instanceof HTMLElement) before.current.focus();
    },
  };
};
