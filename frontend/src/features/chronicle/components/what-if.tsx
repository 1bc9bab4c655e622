import { lazy, Suspense, useState } from 'react';
import { whenOnline } from '../../../lib/lazy-parts.js';
import { ordinal } from '../../../lib/words.js';
import { type ForkOrigin } from '../api/fork.js';

const WhatIfDialog = lazy(whenOnline(async () => ({ default: (await import('./what-if-dialog.js')).WhatIfDialog })));

interface WhatIfProps {
  readonly origin: ForkOrigin;
  readonly turn: number;
  /** The hero's name at first; empty: one of the people's own. */
  readonly name: string;
}

/** 'What if': begins a saga of one's own out of this leaf. */
export const WhatIf = (props: WhatIfProps) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="text-button what-if text-faded italic" onClick={() => setOpen(true)}>
        What if…<span className="sr-only"> it had gone otherwise from the {ordinal(props.turn + 1)} leaf</span>
      </button>
      {open && (
        <Suspense>
          <WhatIfDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
