/** A view of schema `analytics`. Its columns are a promise: new ones come last, none goes or changes its type. */
export interface AnalyticsView {
  readonly name: string;
  /** What one row is. */
  readonly grain: string;
  readonly comment: string;
  /** Every column in its order, with its comment. */
  readonly columns: Readonly<Record<string, string>>;
  readonly sql: string;
}

/** Who asks for part of a figure. */
export interface Scope {
  /** Days in UTC, ISO 8601, both included. */
  readonly from?: string;
  readonly to?: string;
  readonly faction?: string;
  readonly difficulty?: string;
}

/** A view whose query can also be asked of a part. */
export interface Figure extends Omit<AnalyticsView, 'sql'> {
  readonly title: string;
  /** The filters that it knows. */
  readonly filters: readonly (keyof Scope)[];
  readonly sqlOf: (scope: Scope) => string;
}

export const DAYS = ['from', 'to'] as const;
export const SAGAS = ['faction', 'difficulty'] as const;

const and = (condition: string, value: string | undefined): string => (value === undefined ? '' : ` and ${condition}`);

/** Conditions on a column of days. The values are checked where they come in: dates, and words of closed lists. */
export const days = (column: string, { from, to }: Scope): string =>
  and(`${column} >= date '${from}'`, from) + and(`${column} <= date '${to}'`, to);
/** Conditions on the saga that a row belongs to. */
export const sagas = ({ faction, difficulty }: Scope): string =>
  and(`faction = '${faction}'`, faction) + and(`difficulty = '${difficulty}'`, difficulty);

export const viewOf = ({ name, grain, comment, columns, sqlOf }: Figure): AnalyticsView => ({
  name,
  grain,
  comment,
  columns,
  sql: sqlOf({}),
});
