import { type StaffActView } from '#contracts/support/views.js';
import { Link } from 'react-router-dom';
import { dateAndTime } from '../../../lib/dates.js';
import { wordsOf } from '../domain/act-words.js';

/** An entry of the record. */
export const ActLine = ({ act }: { readonly act: StaffActView }) => (
  <li className="border-b border-hairline py-3">
    <p className="flex flex-wrap items-baseline gap-x-3">
      <span className="text-lead">{wordsOf(act)}</span>
      <span className="flex flex-1 items-baseline gap-x-3">
        <span className="leader self-center" aria-hidden="true" />
        <time dateTime={act.at} className="lining whitespace-nowrap text-faded">
          {dateAndTime(act.at)}
        </time>
      </span>
    </p>
    {act.reason !== null && <p className="italic wrap-anywhere">“{act.reason}”</p>}
    <p className="flex flex-wrap items-center gap-x-4 text-note text-faded">
      <span className="wrap-anywhere">by {act.staffId}</span>
      {act.userId !== null && (
        <Link to={`/staff/people/${act.userId}`} className="text-button wrap-anywhere">
          on {act.userId}
        </Link>
      )}
      {act.sessionId !== null && (
        <Link to={`/staff/sessions/${act.sessionId}`} className="text-button">
          Saga
        </Link>
      )}
    </p>
  </li>
);
