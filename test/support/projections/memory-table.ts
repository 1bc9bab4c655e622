import { type EntitySchema } from 'typeorm';
import { type Row, RowsInMemory as MemoryTable } from '#backend/platform/projections/rows-in-memory.js';
import { type Projection } from '#projections/projection.js';
import { tableOf } from '#projections/table.js';
import { type AnyEnvelope } from './samples.js';

export { MemoryTable };

export interface Projected {
  readonly projection: Projection;
  readonly entity: Pick<EntitySchema, 'options'>;
}

/** Rows after events at positions 1, 2, … ; each applied several times where asked. */
export const rowsAfter = (
  { projection, entity }: Projected,
  events: readonly AnyEnvelope[],
  times = 1,
): readonly Row[] => {
  const table = new MemoryTable(tableOf(entity));
  events.forEach((event, n) => {
    for (let time = 0; time < times; time++)
      for (const change of projection.project(event)) table.apply(change, BigInt(n + 1));
  });
  return table.rows;
};

/** Rows without some of their properties. */
export const without = (rows: readonly Row[], ...properties: readonly string[]): readonly Row[] =>
  rows.map((row) => Object.fromEntries(Object.entries(row).filter(([property]) => !properties.includes(property))));
