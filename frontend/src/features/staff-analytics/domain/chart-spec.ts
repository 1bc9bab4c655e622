import { type FigureRow } from './figure-rows.js';

/** How a series is drawn: told apart without colour. */
export type Mark = 'ink' | 'hatched' | 'dotted' | 'blank' | 'act';

export interface Series {
  readonly column: string;
  readonly label: string;
  readonly mark: Mark;
  /** Series of one stack stand on each other. */
  readonly stack?: string;
}

/** What a band shows. Only the figure of fairness has one. */
export const BAND_LABEL = '95 of 100 fair samples';

/** What is drawn of a figure; its table says everything. */
export interface ChartSpec {
  readonly kind: 'lines' | 'bars';
  readonly across: string;
  /** What the values along the bottom are. */
  readonly axis: string;
  /** What is counted upwards, with its unit. */
  readonly unit: string;
  readonly series: readonly Series[];
  /** A band between two columns, behind the lines. */
  readonly band?: readonly [low: string, high: string];
  readonly rows: (rows: readonly FigureRow[]) => readonly FigureRow[];
}
