import { type ExportReader, useLeadsExport } from '../api/use-leads-export.js';

const READERS: readonly (readonly [reader: ExportReader, words: string])[] = [
  ['spreadsheet', 'Download for a spreadsheet'],
  ['crm', 'Download for a CRM import'],
];

/** All leads as a file, for either reader. */
export const LeadsDownload = () => {
  const { mutate, isPending, variables } = useLeadsExport();
  return (
    <div className="mt-4">
      <p className="flex flex-wrap gap-3">
        {READERS.map(([reader, words]) => (
          <button
            key={reader}
            type="button"
            className="button button-act"
            aria-disabled={isPending}
            onClick={isPending ? undefined : () => mutate(reader)}
          >
            {isPending && variables === reader ? 'Writing it…' : words}
          </button>
        ))}
      </p>
      <p className="caption mt-2">
        A spreadsheet needs an apostrophe before a phone number with a plus and spaces, and a CRM must not have one.
      </p>
    </div>
  );
};
