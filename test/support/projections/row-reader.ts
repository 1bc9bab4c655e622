import { type EntitySchema } from 'typeorm';
import { readText } from '#projections/stored-text.js';
import { tableOf } from '#projections/table.js';

const readValue = (type: string, value: unknown): unknown => {
  if (typeof value === 'string' && type === 'text') return readText(value);
  return value instanceof Date ? value.toISOString() : value;
};

/**
 * Reads rows of `select *` (or of some columns, under their own names) as the entity's type: camelCase, original texts,
 * times in ISO 8601.
 */
export const rowReader = <R extends object>(
  entity: EntitySchema<R>,
): ((row: Readonly<Record<string, unknown>>) => R) => {
  const { columns } = tableOf(entity as Pick<EntitySchema, 'options'>);
  return (row) =>
    Object.fromEntries(
      columns.flatMap(({ name, property, type }) => (name in row ? [[property, readValue(type, row[name])]] : [])),
    ) as R;
};
