import { Tooltip } from 'radix-ui';
import { type ReactNode } from 'react';

const OPEN_MS = 700;
const SKIP_MS = 300;

/** Wraps elements with tooltips: the first opens after 700 ms, the next within 300 ms opens at once (specification section 9). */
export const HintProvider = ({ children }: { readonly children: ReactNode }) => (
  <Tooltip.Provider delayDuration={OPEN_MS} skipDelayDuration={SKIP_MS}>
    {children}
  </Tooltip.Provider>
);

/** Explains an icon button. It repeats the button's accessible label. */
export const Hint = ({ text, children }: { readonly text: string; readonly children: ReactNode }) => (
  <Tooltip.Root>
    <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
    <Tooltip.Portal>
      <Tooltip.Content className="hint" sideOffset={4} collisionPadding={8}>
        {text}
      </Tooltip.Content>
    </Tooltip.Portal>
  </Tooltip.Root>
);
