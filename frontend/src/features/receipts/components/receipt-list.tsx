import { type Receipt } from '#contracts/wallet/views.js';
import { LoadError } from '../../../components/states/load-error.js';
import { useReceipts } from '../api/use-receipts.js';

import { dateAndTime } from '../../../lib/dates.js';
import { amountOf, isGain, leftOf } from '../domain/receipt-words.js';

const ReceiptLine = ({ receipt }: { readonly receipt: Receipt }) => (
  <li className="receipt">
    <span className="text-pretty">{receipt.words}</span>
    <span className={`lining text-right ${isGain(receipt) ? 'text-success' : ''}`}>{amountOf(receipt)}</span>
    <time dateTime={receipt.at} className="caption text-note">
      {dateAndTime(receipt.at)}
    </time>
    <span className="caption text-right text-note">{leftOf(receipt)}</span>
  </li>
);

const Lines = ({ receipts }: { readonly receipts: readonly Receipt[] }) =>
  receipts.length === 0 ? (
    <p className="caption">No action has come or gone yet.</p>
  ) : (
    <ul aria-label="Receipts">
      {receipts.map((receipt) => (
        <ReceiptLine key={receipt.id} receipt={receipt} />
      ))}
    </ul>
  );

const More = ({ waiting, load }: { readonly waiting: boolean; readonly load: () => void }) => (
  <button type="button" className="text-button text-act" aria-disabled={waiting} onClick={waiting ? undefined : load}>
    {waiting ? 'Reading…' : 'Show earlier receipts'}
  </button>
);

/** What each action token bought, and why one was returned. */
export const ReceiptList = () => {
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useReceipts();
  const load = (): void => void fetchNextPage();
  const retry = (): void => void (hasNextPage ? fetchNextPage() : refetch());
  return (
    <>
      {data !== undefined && <Lines receipts={data.pages.flatMap(({ items }) => items)} />}
      {data === undefined && error === null && <p className="caption">Reading your receipts…</p>}
      {error !== null && <LoadError error={error} fallback="Your receipts could not be read." retry={retry} />}
      {hasNextPage && error === null && <More waiting={isFetching} load={load} />}
    </>
  );
};
