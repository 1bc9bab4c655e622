import { type Growth } from './size-report.js';

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
const byLast = (a: readonly [string, ...number[]], b: readonly [string, ...number[]]): number =>
  Number(b.at(-1)) - Number(a.at(-1));

/** Rows of a name and figures; the last figure is their sum, and orders the rows. */
type Row = readonly [string, ...number[]];

const printTable = (head: readonly string[], rows: readonly Row[], print: (line: string) => void): void => {
  const total: Row = ['all', ...head.slice(1).map((_, n) => sum(rows.map((row) => Number(row[n + 1]))))];
  const shown = rows.filter((row) => Math.abs(Number(row.at(-1))) >= 0.5).sort(byLast);
  for (const row of [head, ...shown, total])
    print(
      row
        .map((cell, n) =>
          (typeof cell === 'number' ? cell.toFixed(0) : cell)[n === 0 ? 'padEnd' : 'padStart'](n === 0 ? 22 : 10),
        )
        .join(''),
    );
  print('');
};

/** Bytes a turn, by table, by type of event, and in the write-ahead log. */
export const printGrowth = (
  { turns, tables, events, log, logBytes, deadBytes }: Growth,
  print: (line: string) => void,
): void => {
  const perTurn = (...figures: number[]): number[] => [...figures, sum(figures)].map((bytes) => bytes / turns);
  print(`bytes a turn, after ${turns} turns`);
  printTable(
    ['table', 'rows', 'toast', 'indexes', 'sum'],
    tables.map(({ name, heap, toast, indexes }): Row => [name, ...perTurn(heap, toast, indexes)]),
    print,
  );
  print(`and ${(deadBytes / turns).toFixed(0)} of rewritten rows, which later rows use again\n`);
  printTable(
    ['event', 'data', 'metadata', 'envelope', 'sum'],
    events.map(({ type, data, metadata, envelope }): Row => [type, ...perTurn(data, metadata, envelope)]),
    print,
  );
  const known = sum(log.map(({ records, pages }) => records + pages));
  printTable(
    ['write-ahead log', 'records', 'pages', 'sum'],
    [
      ...log.map(({ name, records, pages }): Row => [name, ...perTurn(records, pages)]),
      ['commits and the like', ...perTurn(logBytes - known, 0)],
    ],
    print,
  );
};
