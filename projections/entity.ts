import { EntitySchema, type EntitySchemaColumnOptions, type ValueTransformer } from 'typeorm';
import { readText, storedText } from './stored-text.js';

/** Position of the event that changed the row last: a bigint, text in JavaScript. */
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

/** Stored by `storedText`. */
export const text = column('text', asText);
export const integer = column('integer');
export const boolean = column('boolean');
/** ISO 8601, UTC, in events and rows. */
export const time = column('timestamptz', asIsoTime);
/** JSON that may hold text of a person or a model: `jsonb` refuses some strings, `json` none. */
export const json = column('json');
/** JSON of a closed shape, without free text. */
export const closedJson = column('jsonb');

const snakeCase = (property: string): string => property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export interface EntityParts<R extends object> {
  readonly table: string;
  readonly columns: { readonly [P in keyof R]-?: Column };
  /** Indexed columns beside the key. `where`: an SQL condition for a partial index. */
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
