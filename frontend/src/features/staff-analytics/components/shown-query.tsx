import { copyText } from '../../../lib/copy-text.js';
import { toast } from '../../toasts/index.js';

/** The query that was run, to run it elsewhere. */
export const ShownQuery = ({ sql }: { readonly sql: string }) => {
  const press = (): void =>
    void copyText(sql).then(
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
