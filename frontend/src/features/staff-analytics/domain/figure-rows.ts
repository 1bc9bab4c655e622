import { type FigureValue, type FigureView } from '#contracts/analytics/views.js';

export type FigureRow = FigureView['rows'][number];

export const numberIn = (row: FigureRow, column: string): number => {
  const value = row[column];
  return typeof value === 'number' ? value : 0;
};
export const wordIn = (row: FigureRow, column: string): string => String(row[column] ?? '');
export const sumOf = (rows: readonly FigureRow[], column: string): number =>
  rows.reduce((sum, row) => sum + numberIn(row, column), 0);
export const known = (rows: readonly FigureRow[], column: string): readonly FigureRow[] =>
  rows.filter((row) => (row[column] ?? null) !== null);
export const most = (rows: readonly FigureRow[], column: string): FigureRow | undefined =>
  rows.reduce<FigureRow | undefined>(
    (best, row) => (best === undefined || numberIn(row, column) > numberIn(best, column) ? row : best),
    undefined,
  );

/** Rows with the same value of a column as one: their numbers are added. */
export const addedBy = (
  rows: readonly FigureRow[],
  column: string,
  numbers: readonly string[],
): readonly FigureRow[] => {
  const groups = new Map<FigureValue, readonly FigureRow[]>();
  for (const row of rows) groups.set(row[column] ?? null, [...(groups.get(row[column] ?? null) ?? []), row]);
  return [...groups].map(([value, members]) => ({
    [column]: value,
    ...Object.fromEntries(numbers.map((number) => [number, sumOf(members, number)])),
  }));
};
