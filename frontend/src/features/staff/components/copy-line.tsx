import { useId } from 'react';
import { toast } from '../../toasts/index.js';

const copy = (text: string): Promise<void> =>
  // Only a secure page has a clipboard.
  (navigator.clipboard as Clipboard | undefined)?.writeText(text) ?? Promise.reject(new Error('no clipboard'));

/** A URL or an address, and a button that copies it. */
export const CopyLine = ({ label, text }: { readonly label: string; readonly text: string }) => {
  const id = useId();
  const press = (): void =>
    void copy(text).then(
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
