import { type Receipt } from '#contracts/wallet/views.js';
import { dateAndTime } from '../../../lib/dates.js';
import { amountOf, isGain, leftOf } from '../domain/receipt-words.js';

export const ReceiptLine = ({ receipt }: { readonly receipt: Receipt }) => (
  <li className="receipt">
    <span className="text-pretty">{receipt.words}</span>
    <span className={`lining text-right ${isGain(receipt) ? 'text-success' : ''}`}>{amountOf(receipt)}</span>
    <time dateTime={receipt.at} className="caption text-note">
      {dateAndTime(receipt.at)}
    </time>
    <span className="caption text-right text-note">{leftOf(receipt)}</span>
  </li>
);
