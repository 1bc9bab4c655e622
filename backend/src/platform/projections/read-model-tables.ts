import type pg from 'pg';
import { READ_MODELS, type ReadModel } from '#projections/read-models.js';
import { type Table, type TableColumn, type TableStorage } from '#projections/table.js';
import { type Checkpoint, CHECKPOINTS_TABLE, liveCheckpoints, NAME_LOGS, shapeOf } from './checkpoints.js';
import { LOCKS, withConnection } from './connection.js';
import { adoptPlainTable, showTable, versionedTable } from './stable-views.js';
import { ignored } from '#backend/shared/ignored.js';

const literal = (value: unknown): string =>
  `'${(typeof value === 'string' ? value : JSON.stringify(value)).replaceAll("'", "''")}'`;

const columnSql = ({ name, type, nullable, default: initial }: TableColumn): string =>
  `${name} ${type}${nullable ? '' : ' not null'}${initial === undefined || initial === null ? '' : ` default ${literal(initial)}`}`;

/** Text that a row of more than 2 kB holds is compressed in the row itself, for as long as the row fits into a page. */
const storage = ({ fillfactor }: TableStorage): string => `with (toast_tuple_target = 512, fillfactor = ${fillfactor})`;
const inRow = (columns: readonly TableColumn[]): string =>
  columns.map(({ name }) => `alter column ${name} set storage main`).join(', ');
const isLong = ({ type, key }: TableColumn): boolean => !key && ['text', 'json', 'jsonb'].includes(type);

/** Indices have no names of their own: they move with the table when it takes the live one's place. */
export const createTable = ({ columns, keys, indices, storage: stored }: Table, name: string): readonly string[] => [
  `create table ${name} (${columns.map(columnSql).join(', ')}, primary key (${keys.map((key) => key.name).join(', ')})) ${storage(stored)}`,
  ...(columns.some(isLong) ? [`alter table ${name} ${inRow(columns.filter(isLong))}`] : []),
  ...indices.map(
    ({ columns: indexed, where }) =>
      `create index on ${name} (${indexed.join(', ')})${where === null ? '' : ` where ${where}`}`,
  ),
];

/** Version of a table that was made empty only so that readers find it: it must be rebuilt. */
const UNBUILT = 0;

export interface NewTarget {
  readonly table: string;
  readonly version: number;
  readonly live: boolean;
}

/** An empty table with a checkpoint at the beginning of the log. */
export const createTarget = async (
  client: pg.Client,
  model: ReadModel,
  { table, version, live }: NewTarget,
): Promise<void> => {
  for (const statement of createTable(model.table, table)) await client.query(statement);
  await client.query(
    'insert into projection_checkpoints (table_name, read_model, version, shape, live) values ($1, $2, $3, $4, $5)',
    [table, model.table.name, version, shapeOf(model), live],
  );
};

/** Drops an unfinished table of an earlier version of the game, since the live table now gets its name. */
const dropUnfinished = async (client: pg.Client, table: string): Promise<void> => {
  await client.query(`drop table if exists ${table}`);
  await client.query('delete from projection_checkpoints where table_name = $1', [table]);
};

const adoptPlainTables = async (client: pg.Client, live: readonly Checkpoint[]): Promise<void> => {
  const plain = live.filter(({ readModel, table }) => readModel === table);
  // Locks the checkpoints before the tables, as a swap does, so that two processes never wait for each other.
  if (plain.length > 0) await client.query('lock table projection_checkpoints in share row exclusive mode');
  for (const { readModel, version } of plain) {
    const table = versionedTable(readModel, version);
    await dropUnfinished(client, table);
    await adoptPlainTable(client, readModel, table);
    await client.query('update projection_checkpoints set table_name = $2 where table_name = $1', [readModel, table]);
  }
};

const createMissing = async (client: pg.Client, models: readonly ReadModel[]): Promise<void> => {
  await client.query(CHECKPOINTS_TABLE);
  await client.query(NAME_LOGS);
  const live = await liveCheckpoints(client);
  await adoptPlainTables(client, [...live.values()]);
  // If other read models are well on their way, a new one catches up on its own and does not delay them.
  const underway = [...live.values()].some(({ position }) => position !== null);
  for (const model of models) {
    const { name } = model.table;
    if (live.has(name)) continue;
    const version = underway ? UNBUILT : model.projection.version;
    await createTarget(client, model, { table: versionedTable(name, version), version, live: true });
    await showTable(client, name, versionedTable(name, version));
  }
};

/** Makes the tables and views that are missing, empty. Any process may do it at its start; they take turns. */
export const createReadModelTables = async (client: pg.Client, models: readonly ReadModel[]): Promise<void> => {
  await client.query('begin');
  try {
    await client.query('select pg_advisory_xact_lock($1)', [LOCKS.tables]);
    await createMissing(client, models);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(ignored.afterAnError);
    throw error;
  }
};

/** Makes the tables and views that are missing: for a process that reads them and may start before any projector. */
export const prepareReadModels = (databaseUrl: string, models: readonly ReadModel[] = READ_MODELS): Promise<void> =>
  withConnection(databaseUrl, 'steppes-read-models', (client) => createReadModelTables(client, models));
