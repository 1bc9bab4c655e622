import { type Tally } from './tally.js';

export interface Row {
  readonly name: string;
  readonly tally: Tally;
}

const line = (cells: readonly (string | number)[]): string => {
  const [name, ...counts] = cells;
  return `${String(name).padEnd(34)}${counts.map((count) => String(count).padStart(9)).join('')}`;
};

/** One table: tried, right, wrong; below it figures, and the reasons of what was wrong. */
export const report = (rows: readonly Row[]): string => {
  const sum = (of: (tally: Tally) => number): number => rows.reduce((all, { tally }) => all + of(tally), 0);
  const reasons = rows.flatMap(({ name, tally }) => tally.reasons.map((reason) => `${name}: ${reason}`));
  const notes = rows.flatMap(({ name, tally }) => tally.notes.map((note) => `${name}: ${note}`));
  return [
    line(['attack', 'tried', 'right', 'wrong']),
    ...rows.map(({ name, tally }) => line([name, tally.tried, tally.right, tally.wrong])),
    line(['all', sum((tally) => tally.tried), sum((tally) => tally.right), sum((tally) => tally.wrong)]),
    ...(notes.length > 0 ? ['', ...notes] : []),
    ...(reasons.length > 0 ? ['', ...reasons] : []),
    '',
  ].join('\n');
};
