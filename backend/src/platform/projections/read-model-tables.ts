import type pg from 'pg';
import { READ_MODELS, type ReadModel } from '#projections/read-models.js';
import { type Table, type TableColumn } from '#projections/table.js';
import { CHECKPOINTS_TABLE, liveCheckpoints, shapeOf } from './checkpoints.js';
import { LOCKS, withConnection } from './connection.js';

const literal = (value: unknown): string =>
  `'${(typeof value === 'string' ? value : JSON.stringify(value)).replaceAll("'", "''")}'`;

const columnSql = ({ name, type, nullable, default: initial }: TableColumn): string =>
  `${name} ${type}${nullable ? '' : ' not null'}${initial === undefined || initial === null ? '' : ` default ${literal(initial)}`}`;

/** Indices have no names of their own: they move with the table when it takes the live one's place. */
export const createTable = ({ columns, keys, indices }: Table, name: string): readonly string[] => [
  `create table ${name} (${columns.map(columnSql).join(', ')}, primary key (${keys.map((key) => key.name).join(', ')}))`,
  ...indices.map(
    ({ columns: indexed, where }) =>
      `create index on ${name} (${indexed.join(', ')})${where === null ? '' : ` where ${where}`}`,
  ),
];

/** An empty table with a checkpoint at the beginning of the log. */
export const createTarget = async (
  client: pg.Client,
  model: ReadModel,
  table: string,
  version: number,
  live: boolean,
): Promise<void> => {
  for (const statement of createTable(model.table, table)) await client.query(statement);
  await client.query(
    'insert into projection_checkpoints (table_name, read_model, version, shape, live) values ($1, $2, $3, $4, $5)',
    [table, model.table.name, version, shapeOf(model), live],
  );
};

/** Version of a table that was only made so that nobody finds it missing: it is to be rebuilt. */
const UNBUILT = 0;

const createMissing = async (client: pg.Client, models: readonly ReadModel[]): Promise<void> => {
  await client.query(CHECKPOINTS_TABLE);
  const live = await liveCheckpoints(client);
  // Beside read models that are well on their way, a new one catches up on its own, not at their cost.
  const underway = [...live.values()].some(({ position }) => position !== null);
  for (const model of models) {
    if (!live.has(model.table.name))
      await createTarget(client, model, model.table.name, underway ? UNBUILT : model.projection.version, true);
  }
};

/** Makes the tables that are missing, empty. Any process may do it at its start; they take turns. */
export const createReadModelTables = async (client: pg.Client, models: readonly ReadModel[]): Promise<void> => {
  await client.query('begin');
  try {
    await client.query('select pg_advisory_xact_lock($1)', [LOCKS.tables]);
    await createMissing(client, models);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
};

/** Makes the tables that are missing: for a process that reads them and may start before any projector. */
export const prepareReadModels = (databaseUrl: string, models: readonly ReadModel[] = READ_MODELS): Promise<void> =>
  withConnection(databaseUrl, 'steppes-read-models', (client) => createReadModelTables(client, models));
