import { lazy, Suspense, useState } from 'react';
import { whenOnline } from '../../../lib/lazy-parts.js';

const PrintDialog = lazy(whenOnline(async () => ({ default: (await import('./print-dialog.js')).PrintDialog })));

/** The saga on paper: the button; all that prints is loaded when it is pressed. */
export const KeepAsBook = ({ className = 'text-button italic' }: { readonly className?: string }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={className} onClick={() => setOpen(true)}>
        Keep as a book
      </button>
      {open && (
        <Suspense>
          <PrintDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
