import { Link } from 'react-router-dom';

/** Leads to the page of a person, where one is known. */
export const PersonLink = ({ userId }: { readonly userId: string | null }) =>
  userId === null ? null : (
    <Link to={`/staff/people/${encodeURIComponent(userId)}`} className="text-button">
      The person<span className="sr-only"> {userId}</span>
    </Link>
  );
