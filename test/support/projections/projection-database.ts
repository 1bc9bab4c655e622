import pg from 'pg';
import { READ_MODEL_ENTITIES, READ_MODELS, type ReadModel } from '#projections/read-models.js';
import { type AnyEnvelope } from './samples.js';
import { MemoryTable } from './memory-table.js';
import { rowReader } from './row-reader.js';
import { startTestDatabase } from '../postgres.js';

type Row = Readonly<Record<string, unknown>>;

export interface ProjectionDatabase {
  readonly url: string;
  readonly db: pg.Pool;
  /** All rows of a table, as their entity has them, in the order of their keys. */
  rows(table: string): Promise<readonly Row[]>;
  /** All rows of all read models. */
  everything(): Promise<Readonly<Record<string, readonly Row[]>>>;
  stop(): Promise<void>;
}

const sorted = (rows: readonly Row[], { table }: ReadModel): readonly Row[] => {
  const key = (row: Row): string => JSON.stringify(table.keys.map(({ property }) => row[property]));
  return [...rows].sort((a, b) => (key(a) < key(b) ? -1 : 1));
};

export const startProjectionDatabase = async (): Promise<ProjectionDatabase> => {
  const database = await startTestDatabase();
  const db = new pg.Pool({ connectionString: database.url, max: 4 });
  db.on('error', () => undefined);
  const rows = async (name: string): Promise<readonly Row[]> => {
    const at = READ_MODELS.findIndex(({ table }) => table.name === name);
    const [model, entity] = [READ_MODELS[at], READ_MODEL_ENTITIES[at]];
    if (!model || !entity) throw new Error(`no read model is named ${name}`);
    const { rows: found } = await db.query<Row>(`select * from ${name}`);
    return sorted(
      found.map((row) => rowReader<object>(entity as never)(row) as Row),
      model,
    );
  };
  return {
    url: database.url,
    db,
    rows,
    everything: async () =>
      Object.fromEntries(
        await Promise.all(READ_MODELS.map(async ({ table }) => [table.name, await rows(table.name)] as const)),
      ),
    stop: async () => {
      await db.end();
      await database.stop();
    },
  };
};

/** What the read models must hold after these events. */
export const expectedRows = (events: readonly AnyEnvelope[]): Readonly<Record<string, readonly Row[]>> =>
  Object.fromEntries(
    READ_MODELS.map((model) => {
      const table = new MemoryTable(model.table);
      events.forEach((event, n) => {
        for (const change of model.projection.project(event)) table.apply(change, BigInt(n + 1));
      });
      return [model.table.name, sorted(table.rows, model)];
    }),
  );
