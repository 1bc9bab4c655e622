import { type FigureRow, known, numberIn, sumOf, wordIn } from './figure-rows.js';
import { dayWords, percent, stretchWords, whole } from './value-words.js';

/** A figure of two dimensions: shares, as words. */
export interface Grid {
  readonly caption: string;
  /** What stands at the head of each line. */
  readonly corner: string;
  readonly heads: readonly string[];
  readonly lines: readonly { readonly head: string; readonly cells: readonly string[] }[];
}

type Rows = readonly FigureRow[];

const UNKNOWN = '–';
const distinct = (rows: Rows, column: string): readonly string[] => [
  ...new Set(rows.map((row) => wordIn(row, column))),
];

/** A line for each cohort; weeks that are not over for any cohort are left out. */
const retention = (rows: Rows): Grid => {
  const weeks = distinct(known(rows, 'returned'), 'week');
  return {
    caption: 'Each cohort by itself: how many of it played again, so many weeks after the first',
    corner: 'Week of the first turn',
    heads: ['Players', ...weeks],
    lines: distinct(rows, 'cohort').map((cohort) => {
      const cells = rows.filter((row) => row['cohort'] === cohort);
      const shareIn = (week: string): string => {
        const share = cells.find((row) => wordIn(row, 'week') === week)?.['share'];
        return typeof share === 'number' ? percent(share) : UNKNOWN;
      };
      const [first = {}] = cells;
      return { head: dayWords(cohort), cells: [whole(numberIn(first, 'players')), ...weeks.map(shareIn)] };
    }),
  };
};

/** The same stretches as those of the figure by turn. */
const STRETCHES = [
  [1, 5],
  [6, 10],
  [11, 20],
  [21, 50],
  [51, 100],
  [101, null],
] as const;

const deaths = (rows: Rows): Grid => {
  const within = (all: Rows, [from, to]: (typeof STRETCHES)[number]): Rows =>
    all.filter((row) => numberIn(row, 'turn') >= from && (to === null || numberIn(row, 'turn') <= to));
  const shown = STRETCHES.filter((stretch) => within(rows, stretch).length > 0);
  return {
    caption: 'Deaths for each turn',
    corner: 'Terrain',
    heads: shown.map(([from, to]) => `Turns ${stretchWords(from, to)}`),
    lines: [...distinct(rows, 'terrain')].sort().map((terrain) => {
      const there = rows.filter((row) => row['terrain'] === terrain);
      const shareOf = (some: Rows): string =>
        some.length === 0 ? UNKNOWN : percent(sumOf(some, 'deaths') / sumOf(some, 'turns'));
      return { head: terrain, cells: shown.map((stretch) => shareOf(within(there, stretch))) };
    }),
  };
};

/** By the name of the figure: figures that are hard to read as a list of rows. */
export const GRIDS: Readonly<Record<string, (rows: Rows) => Grid>> = { retention, deaths };
