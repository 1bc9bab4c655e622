import { Tooltip } from 'radix-ui';
import { type ReactNode } from 'react';
import { HintContext, type HintProps } from './hint-context.js';

const OPEN_MS = 700;
const SKIP_MS = 300;

const showHint = ({ text, children }: HintProps): ReactNode => (
  <Tooltip.Root>
    <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
    <Tooltip.Portal>
      <Tooltip.Content className="hint" sideOffset={4} collisionPadding={8}>
        {text}
      </Tooltip.Content>
    </Tooltip.Portal>
  </Tooltip.Root>
);

/** The first opens after 700 ms, the next within 300 ms opens at once (specification section 9). */
export const RadixHints = ({ children }: { readonly children: ReactNode }) => (
  <Tooltip.Provider delayDuration={OPEN_MS} skipDelayDuration={SKIP_MS}>
    <HintContext value={showHint}>{children}</HintContext>
  </Tooltip.Provider>
);
