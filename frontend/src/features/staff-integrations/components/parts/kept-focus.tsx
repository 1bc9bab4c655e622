import { type ReactNode, useRef } from 'react';
import { useFocusFallback } from '../../../../lib/use-focus-fallback.js';

/** Takes the focus when the entry that had it is gone: after 'Try again', a job stands in the list no more. */
export const KeptFocus = ({ children }: { readonly children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null);
  useFocusFallback(place);
  return (
    <div ref={place} tabIndex={-1}>
      {children}
    </div>
  );
};
