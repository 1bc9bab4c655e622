import { type ReactNode } from 'react';
import { dateAndTime } from '../../../lib/dates.js';

interface EntryProps {
  readonly children: ReactNode;
  /** ISO 8601; null shows none. */
  readonly at: string | null;
  readonly note?: ReactNode;
  readonly acts?: ReactNode;
  /** What stands under all that. */
  readonly more?: ReactNode;
}

/** A line of a staff list: what it is, a leader, its date; below it what else is known. */
export const Entry = ({ children, at, note, acts, more }: EntryProps) => (
  <li className="border-b border-hairline py-2">
    <p className="flex flex-wrap items-baseline gap-x-3">
      <span className="text-lead wrap-anywhere">{children}</span>
      <span className="flex flex-1 items-baseline gap-x-3">
        <span className="leader self-center" aria-hidden="true" />
        {at !== null && (
          <time dateTime={at} className="lining whitespace-nowrap text-faded">
            {dateAndTime(at)}
          </time>
        )}
      </span>
    </p>
    {note !== undefined && <p className="text-note text-faded wrap-anywhere">{note}</p>}
    {Boolean(acts) && <div className="flex flex-wrap gap-x-5">{acts}</div>}
    {more}
  </li>
);

interface EntriesProps {
  readonly title: string;
  /** The text for an empty list. */
  readonly none: string;
  readonly children: readonly ReactNode[];
}

/** A headed list. */
export const Entries = ({ title, none, children }: EntriesProps) => (
  <section className="staff-part">
    <h2 className="small-caps text-lead text-act">{title}</h2>
    {children.length === 0 ? <p className="caption">{none}</p> : <ul aria-label={title}>{children}</ul>}
  </section>
);
