export type FigureFilter = 'from' | 'to' | 'faction' | 'difficulty';
export type FigureValue = string | number | boolean | null;

/** A column of a figure, with what it means. */
interface FigureColumn {
  readonly name: string;
  readonly comment: string;
}

/** A figure as the page lists it. */
export interface FigureEntry {
  readonly name: string;
  readonly title: string;
  readonly comment: string;
  readonly grain: string;
  readonly columns: readonly FigureColumn[];
  /** The filters that it knows. */
  readonly filters: readonly FigureFilter[];
}

/** GET /api/staff/analytics/figures. */
export interface FigureList {
  readonly figures: readonly FigureEntry[];
}

/** GET /api/staff/analytics/figures/{name}: rows by the name of their columns; days as 2026-03-14, in UTC. */
export interface FigureView extends FigureEntry {
  readonly rows: readonly Readonly<Record<string, FigureValue>>[];
  /** Whether there were more rows than are shown. */
  readonly cut: boolean;
  /** The query that was run. */
  readonly sql: string;
}
