import { toast } from '../../toasts/index.js';

const copy = (text: string): Promise<void> =>
  // Only a secure page has a clipboard.
  (navigator.clipboard as Clipboard | undefined)?.writeText(text) ?? Promise.reject(new Error('no clipboard'));

/** The query that was run, to run it elsewhere. */
export const ShownQuery = ({ sql }: { readonly sql: string }) => {
  const press = (): void =>
    void copy(sql).then(
      () => toast({ title: 'Copied', description: 'The query is on the clipboard.', tone: 'success' }),
      () => toast({ title: 'Not copied', description: 'Select it, and copy it by hand.', tone: 'failure' }),
    );
  return (
    <details className="figure-details">
      <summary className="text-button">The query</summary>
      <pre tabIndex={0} role="region" aria-label="The query that was run" className="figure-query">
        {sql}
      </pre>
      <button type="button" className="text-button" onClick={press}>
        Copy the query
      </button>
    </details>
  );
};
