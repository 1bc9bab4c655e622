import { createHash } from 'node:crypto';
import type pg from 'pg';
import { type ReadModel } from '#projections/read-models.js';
import { type LogId } from '../event-store/event-store.port.js';
import { type Statement } from './statements.js';

export const PROGRESS_CHANNEL = 'projections';

/** A table that is being filled, live or beside the live one. */
export interface TargetTable {
  readonly model: ReadModel;
  /** Name of the table itself: `<read model>__v<n>`, or that of one that is being filled beside it. */
  readonly table: string;
  /** Of the last event in it; null: none yet. */
  readonly position: bigint | null;
}

/** `log_id`: the log that `position` is in. `shape`: hash of the columns, so that a changed entity is noticed even where somebody forgot the version. */
export const CHECKPOINTS_TABLE = `create table if not exists projection_checkpoints (
  table_name text primary key,
  read_model text not null,
  version integer not null,
  shape text not null,
  live boolean not null,
  position bigint,
  updated_at timestamptz not null default now(),
  log_id uuid
)`;
/** To add a column locks the table, also where the column is there. */
export const NAME_LOGS = `do $$ begin
  if not exists (select from pg_attribute where attrelid = 'projection_checkpoints'::regclass and attname = 'log_id') then
    alter table projection_checkpoints add column log_id uuid;
  end if;
end $$`;

export const shapeOf = ({ table }: ReadModel): string =>
  createHash('sha256')
    .update(JSON.stringify([table.columns, table.indices]))
    .digest('hex')
    .slice(0, 16);

export interface Checkpoint {
  readonly readModel: string;
  /** The table behind the view that bears the read model's name. */
  readonly table: string;
  readonly version: number;
  readonly shape: string;
  readonly position: bigint | null;
  /** The log that the position is in; null where nothing was read, or by a version that named none. */
  readonly logId: LogId | null;
}

/** Checkpoints of the live tables, by read model. */
export const liveCheckpoints = async (client: pg.ClientBase): Promise<ReadonlyMap<string, Checkpoint>> => {
  const { rows } = await client.query<Omit<Checkpoint, 'position'> & { readonly position: string | null }>(
    'select read_model as "readModel", table_name as "table", version, shape, position, log_id as "logId" from projection_checkpoints where live',
  );
  return new Map(
    rows.map((row) => [row.readModel, { ...row, position: row.position === null ? null : BigInt(row.position) }]),
  );
};

/** Names the log of tables that are about to get their first events. */
export const nameLog = async (
  client: pg.ClientBase,
  source: { identity(): Promise<LogId | null> },
  targets: readonly TargetTable[],
): Promise<void> => {
  const tables = targets.filter(({ position }) => position === null).map(({ table }) => table);
  if (tables.length === 0) return;
  await client.query('update projection_checkpoints set log_id = $1 where table_name = any($2)', [
    await source.identity(),
    tables,
  ]);
};

export const isCurrent = (model: ReadModel, checkpoint: Checkpoint | undefined): boolean =>
  checkpoint !== undefined && checkpoint.version === model.projection.version && checkpoint.shape === shapeOf(model);

const MOVE = `with moved as (
    update projection_checkpoints c set position = $3::bigint, updated_at = clock_timestamp()
    from unnest($1::text[], $2::bigint[]) as b(table_name, position)
    where c.table_name = b.table_name and c.position is not distinct from b.position returning 1)
  select count(*)::int as moved`;
/** Heard by other processes when, and only when, the transaction is committed. */
const ANNOUNCE = `pg_notify('${PROGRESS_CHANNEL}', $3::bigint::text)`;
const MOVE_SILENTLY = { name: 'move', text: `${MOVE} from moved` };
const MOVE_AND_ANNOUNCE = { name: 'move-and-announce', text: `${MOVE}, ${ANNOUNCE} from moved` };

/** Moves checkpoints on, each from where its reader believes it to be; `moved` says how many were there. */
export const moveStatement = (
  targets: readonly TargetTable[],
  to: bigint,
  { announce }: { readonly announce: boolean },
): Statement => ({
  ...(announce ? MOVE_AND_ANNOUNCE : MOVE_SILENTLY),
  values: [
    targets.map(({ table }) => table),
    targets.map(({ position }) => (position === null ? null : String(position))),
    String(to),
  ],
});

/** The position from which a reader misses nothing for any target; targets skip what they already have. */
export const firstPosition = (targets: readonly TargetTable[]): bigint | null =>
  targets.reduce<bigint | null>(
    (least, { position }, i) =>
      i === 0 ? position : least === null || position === null ? null : position < least ? position : least,
    null,
  );
