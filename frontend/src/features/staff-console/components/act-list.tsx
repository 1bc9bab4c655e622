import { LoadError } from '../../../components/states/load-error.js';
import { useActs } from '../api/use-acts.js';
import { ActLine } from './act-line.js';

interface ActListProps {
  /** The person it was about; null: anybody. */
  readonly userId: string | null;
  readonly label: string;
}

/** What staff saw and did, the newest first. */
export const ActList = ({ userId, label }: ActListProps) => {
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useActs(userId);
  if (error !== null)
    return <LoadError error={error} fallback="The record could not be read." retry={() => void refetch()} />;
  if (data === undefined) return <p className="caption">Reading the record…</p>;
  const acts = data.pages.flatMap(({ items }) => items);
  if (acts.length === 0) return <p className="caption">Nothing stands in the record yet.</p>;
  return (
    <>
      <ul aria-label={label}>
        {acts.map((act) => (
          <ActLine key={act.id} act={act} />
        ))}
      </ul>
      {hasNextPage && (
        <button
          type="button"
          className="text-button text-act"
          aria-disabled={isFetching}
          onClick={isFetching ? undefined : () => void fetchNextPage()}
        >
          {isFetching ? 'Reading…' : 'Show earlier entries'}
        </button>
      )}
    </>
  );
};
