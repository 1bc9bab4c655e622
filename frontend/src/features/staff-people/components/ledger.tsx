import { type Receipt } from '#contracts/wallet/views.js';
import { LoadError } from '../../../components/states/load-error.js';
import { Entry } from '../../staff-console/index.js';
import { useLedger } from '../api/use-people.js';

const LedgerEntry = ({ receipt }: { readonly receipt: Receipt }) => {
  const { at, kind, amount, balanceAfter, words } = receipt;
  const left = balanceAfter === null ? 'without limit' : `${balanceAfter} left`;
  return (
    <Entry at={at} note={`${kind}${amount === null ? '' : ` ${amount}`}; ${left}`}>
      {words}
    </Entry>
  );
};

interface MoreProps {
  readonly isFetching: boolean;
  readonly more: () => void;
}
const More = ({ isFetching, more }: MoreProps) => (
  <button
    type="button"
    className="text-button text-act"
    aria-disabled={isFetching}
    onClick={isFetching ? undefined : more}
  >
    {isFetching ? 'Reading…' : 'Show earlier entries'}
  </button>
);

/** How the tokens came and went, the newest first. */
export const Ledger = ({ userId, reason }: { readonly userId: string; readonly reason: string | null }) => {
  const { data, error, hasNextPage, isFetching, fetchNextPage, refetch } = useLedger(userId, reason);
  const entries = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <section className="staff-part">
      <h2 className="small-caps text-lead text-act">Ledger</h2>
      {error !== null && (
        <LoadError error={error} fallback="The ledger could not be read." retry={() => void refetch()} />
      )}
      {data === undefined && error === null && <p className="caption">Reading the ledger…</p>}
      {data !== undefined && entries.length === 0 && <p className="caption">No token came or went yet.</p>}
      {entries.length > 0 && (
        <ul aria-label="Ledger">
          {entries.map((receipt) => (
            <LedgerEntry key={receipt.id} receipt={receipt} />
          ))}
        </ul>
      )}
      {hasNextPage && <More isFetching={isFetching} more={() => void fetchNextPage()} />}
    </section>
  );
};
