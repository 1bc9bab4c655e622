import { type Column, type Row } from './row.js';

const NOTHING = '-';
const shown = ({ digits = 0, isMet }: Row, value: number | null, column: Column): string => {
  if (value === null) return NOTHING;
  const isMissed = isMet?.(value, column) === false;
  return `${value.toFixed(digits)}${isMissed ? '!' : ' '}`;
};

/** Names of habits are too long for a column. */
const SHORT: Readonly<Partial<Record<string, string>>> = {
  'always-explore': 'explore',
  'always-talk': 'talk',
  'always-rest': 'rest',
  'free-text': 'words',
  'best-odds': 'odds',
  'at-random': 'random',
  'walk-there': 'walk',
  'to-and-fro': 'to-fro',
};
const headOf = (column: Column): string => (column === null ? 'all' : (SHORT[column] ?? column));

const WIDTH = 8;
const TITLE = 72;
const AIM = 32;

const lineOf = (row: Row, columns: readonly Column[]): string => {
  const { title, aim, values } = row;
  const cells = columns.map((column, i) => shown(row, values[i] ?? null, column).padStart(WIDTH)).join('');
  return `${title.padEnd(TITLE)}${aim.padEnd(AIM)}${cells}`;
};

/** The figures as a table beside their aims; '!' marks a figure that misses its aim. */
export const printRows = (rows: readonly Row[], columns: readonly Column[]): string => {
  const head = `${''.padEnd(TITLE)}${'aim'.padEnd(AIM)}${columns.map((c) => headOf(c).padStart(WIDTH)).join('')}`;
  const sections = [...new Set(rows.map(({ section }) => section))];
  return [
    head,
    ...sections.flatMap((section) => [
      '',
      section,
      ...rows.filter((row) => row.section === section).map((row) => lineOf(row, columns)),
    ]),
    '',
  ].join('\n');
};
