import { type AnyChange } from '#projections/projection.js';
import { type Table } from '#projections/table.js';

export type Row = Record<string, unknown>;

/** The simplest meaning of a projection's changes: the rows of a short log, without a database. */
export class RowsInMemory {
  private readonly byKey = new Map<string, Row>();

  constructor(private readonly table: Table) {}

  get rows(): readonly Row[] {
    return [...this.byKey.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  }

  apply(change: AnyChange, position: bigint): void {
    switch (change.kind) {
      case 'upsert': {
        const key = this.keyOf(change.row as Row);
        this.byKey.set(key, { ...(this.byKey.get(key) ?? this.newRow()), ...change.row, position: String(position) });
        break;
      }
      case 'patch':
        this.set(this.keyOf(change.key as Row), change.values, position);
        break;
      case 'patchWhere':
        for (const [key, row] of this.byKey)
          if (matches(row, change.where as Row)) this.set(key, change.values, position);
        break;
      case 'remove':
        this.byKey.delete(this.keyOf(change.key as Row));
    }
  }

  private set(key: string, values: object, position: bigint): void {
    const row = this.byKey.get(key);
    if (row) this.byKey.set(key, { ...row, ...values, position: String(position) });
  }

  private newRow(): Row {
    return Object.fromEntries(this.table.values.map(({ property, default: initial }) => [property, initial ?? null]));
  }

  private keyOf(row: Row): string {
    return JSON.stringify(this.table.keys.map(({ property }) => row[property]));
  }
}

const matches = (row: Row, where: Row): boolean =>
  Object.entries(where).every(([property, value]) =>
    Array.isArray(value) ? value.includes(row[property]) : row[property] === value,
  );
