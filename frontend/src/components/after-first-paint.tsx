import { type ReactNode, startTransition, useEffect, useState } from 'react';

/** Renders after what stands beside it has been painted: a page that comes in two steps takes two short tasks, not a long one. */
export const AfterFirstPaint = ({ children }: { readonly children: ReactNode }) => {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setDue(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isDue && children;
};
