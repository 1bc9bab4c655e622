import { type AnyChange } from '#projections/projection.js';
import { type Table } from '#projections/table.js';

export type Values = Readonly<Record<string, unknown>>;

/** What is to become of one row. */
export interface RowWrite {
  readonly kind: 'upsert' | 'patch' | 'remove';
  readonly key: Values;
  /** Columns to set; the key may be among them. */
  readonly values: Values;
  readonly position: bigint;
}
export interface WhereWrite {
  readonly where: Values;
  readonly values: Values;
  readonly position: bigint;
}

/** Steps are made in order; within `rows` each row is named once, so that their order is nothing. */
export type Step = { readonly rows: readonly RowWrite[] } | { readonly everywhere: WhereWrite };

export interface PositionedChange {
  readonly change: AnyChange;
  readonly position: bigint;
}

const keyOf = ({ keys }: Table, row: Values): Values =>
  Object.fromEntries(keys.map(({ property }) => [property, row[property]]));

const writeOf = (table: Table, change: Exclude<AnyChange, { kind: 'patchWhere' }>, position: bigint): RowWrite => {
  switch (change.kind) {
    case 'upsert':
      return { kind: 'upsert', key: keyOf(table, change.row as Values), values: change.row as Values, position };
    case 'patch':
      return { kind: 'patch', key: change.key as Values, values: change.values as Values, position };
    case 'remove':
      return { kind: 'remove', key: change.key as Values, values: {}, position };
  }
};

/** One write that does what both do in turn; null where one write can't. */
const merged = (table: Table, before: RowWrite, next: RowWrite): RowWrite | null => {
  if (next.kind === 'remove') return next;
  if (before.kind === 'remove')
    return next.kind === 'patch' ? before : { ...next, values: { ...table.defaults, ...next.values } };
  // A patch of a row that may be absent, then an upsert: the patched values remain only if the row was there.
  if (before.kind === 'patch' && next.kind === 'upsert') return null;
  return { ...next, kind: before.kind, values: { ...before.values, ...next.values } };
};

const keyText = (table: Table, key: Values): string =>
  table.keys.length === 1
    ? String(key[table.keys[0]?.property ?? ''])
    : JSON.stringify(table.keys.map(({ property }) => key[property]));

/** The changes of a batch, in order, as the fewest steps that come to the same rows. */
export const coalesce = (table: Table, changes: readonly PositionedChange[]): readonly Step[] => {
  const steps: Step[] = [];
  let rows = new Map<string, RowWrite>();
  const close = (): void => {
    if (rows.size > 0) steps.push({ rows: [...rows.values()] });
    rows = new Map();
  };
  for (const { change, position } of changes) {
    if (change.kind === 'patchWhere') {
      close();
      steps.push({ everywhere: { where: change.where as Values, values: change.values as Values, position } });
      continue;
    }
    const next = writeOf(table, change, position);
    const name = keyText(table, next.key);
    const before = rows.get(name);
    const write = before ? merged(table, before, next) : next;
    if (write === null) close();
    rows.set(name, write ?? next);
  }
  close();
  return steps;
};
