import { lazy, type ReactNode, Suspense, use } from 'react';
import { whenOnline } from '../lib/lazy-parts.js';
import { HintContext, type HintProps } from './hint-context.js';

const RadixHints = lazy(whenOnline(async () => ({ default: (await import('./radix-hints.js')).RadixHints })));

interface HintProviderProps {
  /** Shown until hints have loaded. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** Wraps elements with tooltips, which are loaded only where something can hover: a finger opens none. */
export const HintProvider = ({ fallback, children }: HintProviderProps) =>
  window.matchMedia('(any-hover: hover)').matches ? (
    <Suspense fallback={fallback}>
      <RadixHints>{children}</RadixHints>
    </Suspense>
  ) : (
    children
  );

/** Explains an icon button. It repeats the button's accessible label. */
export const Hint = (hint: HintProps) => {
  const show = use(HintContext);
  return show === null ? hint.children : show(hint);
};
