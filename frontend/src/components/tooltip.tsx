import { Tooltip } from 'radix-ui';
import { type ReactNode } from 'react';

const OPEN_MS = 700;
const SKIP_MS = 300;

/** Around whatever has hints: 700 ms before the first, none for the next within 300 ms (specification section 9). */
export const HintProvider = ({ children }: { readonly children: ReactNode }) => (
  <Tooltip.Provider delayDuration={OPEN_MS} skipDelayDuration={SKIP_MS}>
    {children}
  </Tooltip.Provider>
);

/** What a button without words does. It says no more than the button's own label. */
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
