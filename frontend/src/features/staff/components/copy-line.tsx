import { useId } from 'react';
import { copyText } from '../../../lib/copy-text.js';
import { toast } from '../../toasts/index.js';

/** A URL or an address, and a button that copies it. */
export const CopyLine = ({ label, text }: { readonly label: string; readonly text: string }) => {
  const id = useId();
  const press = (): void =>
    void copyText(text).then(
      () => toast({ title: 'Copied', description: text, tone: 'success' }),
      () => toast({ title: 'Not copied', description: 'Select it, and copy it by hand.', tone: 'failure' }),
    );
  return (
    <div className="mt-4">
      <p id={id} className="small-caps text-act">
        {label}
      </p>
      <p className="flex flex-wrap items-center gap-x-5">
        <span className="min-w-0 flex-1 basis-64 text-lead wrap-anywhere select-all">{text}</span>
        <button type="button" className="text-button" aria-describedby={id} onClick={press}>
          Copy
        </button>
      </p>
    </div>
  );
};
