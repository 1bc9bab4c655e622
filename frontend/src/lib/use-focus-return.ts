import { useRef } from 'react';

/**
 * For a dialog that has no trigger of its own: when it closes, the focus returns to the element that had it before; where
 * that is gone, to the part of the page in which it stood.
 */
export const useFocusReturn = () => {
  const before = useRef<readonly Element[]>([]);
  return {
    onOpenAutoFocus: (): void => {
      const opener = document.activeElement;
      const place = opener?.parentElement?.closest('[tabindex="-1"]');
      before.current = [opener, place].filter((one) => one instanceof Element);
    },
    onCloseAutoFocus: (event: Event): void => {
      event.preventDefault();
      const there = before.current.find(({ isConnected }) => isConnected);
      if (there instanceof HTMLElement) there.focus();
    },
  };
};
