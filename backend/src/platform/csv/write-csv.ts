import { stringify } from 'csv-stringify';
import { pipeline, Readable } from 'node:stream';

/** A telephone number with its country code, which a spreadsheet shows as it is. */
const PHONE = /^\+\d{7,15}$/;
/** Where a spreadsheet takes these for the end of a cell, what follows them begins a formula. */
const LATER_FORMULA = /([;\t\r\n])(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

/** Whether a cell stays as it is, though a spreadsheet might compute it. */
type IsBare = (column: string, text: string) => boolean;

const cellBy =
  (isBare: IsBare) =>
  (text: string, { column }: { readonly column?: number | string }) => {
    if (isBare(String(column), text)) return { value: text, escape_formulas: false };
    const value = text.replace(LATER_FORMULA, "$1'");
    return PHONE.test(value) ? { value, escape_formulas: false } : value;
  };

/**
 * Records as CSV (RFC 4180: commas, CRLF, quotes where they are needed), in UTF-8 with a byte order mark, without which
 * Excel reads letters beyond ASCII wrongly. A cell that a spreadsheet would compute has an apostrophe before it, but for
 * those that are to be bare.
 */
export const writeCsv = <R>(
  columns: readonly string[],
  records: AsyncIterable<R> | Iterable<R>,
  plain: (record: R) => Readonly<Record<string, unknown>>,
  isBare: IsBare = () => false,
): Readable => {
  const csv = stringify({
    bom: true,
    header: true,
    columns: [...columns],
    record_delimiter: 'windows',
    // A line break of one letter too: readers take it for the end of a record.
    quoted_match: /[\r\n]/,
    escape_formulas: true,
    cast: { string: cellBy(isBare), boolean: String },
  });
  // A failure destroys both, so that the client sees a broken download and not a short file.
  pipeline(Readable.from(records).map(plain), csv, () => undefined);
  return csv;
};
