import { EntitySchema, type EntitySchemaColumnOptions, type ValueTransformer } from 'typeorm';
import { readText, storedText } from './stored-text.js';

/** Every row says which event changed it last: its position in the log, a bigint, text in JavaScript. */
export interface Positioned {
  readonly position: string;
}

type ColumnKind = 'text' | 'integer' | 'bigint' | 'boolean' | 'timestamptz' | 'json' | 'jsonb';
export type ColumnOptions = Pick<EntitySchemaColumnOptions, 'primary' | 'nullable' | 'default'>;
export type Column = ColumnOptions & { readonly type: ColumnKind; readonly transformer?: ValueTransformer };

const column =
  (type: ColumnKind, transformer?: ValueTransformer) =>
  (options: ColumnOptions = {}): Column => ({ type, ...options, ...(transformer && { transformer }) });

type Nullable<T> = T | null;
const asText: ValueTransformer = {
  from: (stored: Nullable<string>) => stored && readText(stored),
  to: (text: unknown) => (typeof text === 'string' ? storedText(text) : text),
};
const asIsoTime: ValueTransformer = {
  from: (time: Nullable<Date>) => time && time.toISOString(),
  to: (time: unknown) => time,
};

/** Stored as `storedText` makes it. */
export const text = column('text', asText);
export const integer = column('integer');
export const boolean = column('boolean');
/** ISO 8601, UTC, in events and rows. */
export const time = column('timestamptz', asIsoTime);
/** JSON in which words of a person or a model may stand: `jsonb` refuses some strings, `json` none. */
export const json = column('json');
/** JSON of a closed shape, without anybody's words. */
export const closedJson = column('jsonb');

const snakeCase = (property: string): string => property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export interface EntityParts<R extends object> {
  readonly table: string;
  readonly columns: { readonly [P in keyof R]-?: Column };
  /** Columns to be found by, beside the key. `where`: only of rows that match, in SQL. */
  readonly indices?: readonly { readonly columns: readonly (keyof R & string)[]; readonly where?: string }[];
}

/** The entity of a read model: snake_case columns for camelCase properties, and the position. */
export const readModelEntity = <R extends object>({
  table,
  columns,
  indices = [],
}: EntityParts<R>): EntitySchema<R & Positioned> => {
  const named = Object.entries<Column>({ ...columns, position: { type: 'bigint' } });
  return new EntitySchema<R & Positioned>({
    name: table,
    tableName: table,
    synchronize: false,
    columns: Object.fromEntries(
      named.map(([property, options]) => [property, { ...options, name: snakeCase(property) }]),
    ) as EntitySchema<R & Positioned>['options']['columns'],
    indices: indices.map(({ columns: indexed, where }) => ({
      columns: [...indexed],
      ...(where === undefined ? {} : { where }),
    })),
  });
};
