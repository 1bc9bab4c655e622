import { type ReactNode, useEffect, useReducer, useRef } from 'react';
import { useFocusFallback } from '../../../../lib/use-focus-fallback.js';

/** Takes the focus when the entry that had it is gone: after 'Try again', a job stands in the list no more. */
export const KeptFocus = ({ children }: { readonly children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null);
  const [, renderAgain] = useReducer((times: number) => times + 1, 0);
  useFocusFallback(place);
  // A button may go while its own entry alone is rendered.
  useEffect(() => {
    const watch = new MutationObserver(renderAgain);
    if (place.current !== null) watch.observe(place.current, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={place} tabIndex={-1}>
      {children}
    </div>
  );
};
