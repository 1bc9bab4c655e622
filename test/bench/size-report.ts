import pg from 'pg';

/** Sizes in bytes; read models without their version in the name. */
interface TableSize {
  /** Name in the database. */
  readonly table: string;
  readonly name: string;
  readonly heap: number;
  readonly toast: number;
  readonly indexes: number;
}
interface EventSize {
  readonly type: string;
  readonly count: number;
  readonly data: number;
  readonly metadata: number;
  readonly envelope: number;
}
/** What changes of a table added to the write-ahead log: records, and whole pages after a checkpoint. */
interface LogSize {
  readonly name: string;
  readonly records: number;
  readonly pages: number;
}
export interface Sizes {
  readonly tables: readonly TableSize[];
  readonly events: readonly EventSize[];
  /** Place in the write-ahead log, after this measurement's checkpoint. */
  readonly place: string;
}
export interface Growth extends Omit<Sizes, 'place'> {
  readonly turns: number;
  readonly log: readonly LogSize[];
  /** All of the write-ahead log. */
  readonly logBytes: number;
  /** Space of rewritten rows, which new rows use again after a vacuum. */
  readonly deadBytes: number;
}

const PLAIN_NAME = (alias: string): string => `regexp_replace(${alias}.relname, '__v\\d+$', '')`;
const TABLES = `select c.oid::regclass::text as table, ${PLAIN_NAME('c')} as name, pg_relation_size(c.oid)::int as heap,
    coalesce(pg_total_relation_size(nullif(c.reltoastrelid, 0)), 0)::int as toast, pg_indexes_size(c.oid)::int as indexes
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema') and c.relname !~ '^pg_'`;
/** A packed event holds data and metadata in one: both count as data. */
const EVENTS = `select type, count(*)::int as count, sum(of_data)::int as data, sum(of_metadata)::int as metadata,
    sum(whole - of_data - of_metadata)::int as envelope
  from (select type, pg_column_size(e.*) as whole, coalesce(pg_column_size(metadata), 0) as of_metadata,
    coalesce(pg_column_size(data), pg_column_size(packed)) as of_data from events e) e group by type`;
/** A record that changes several blocks is divided between them; commits and the like are left over. */
const LOG = `with parts as (
    select coalesce(o.oid, i.indrelid, c.oid) as table, b.block_fpi_length as pages,
      (b.record_length - sum(b.block_fpi_length) over record)::numeric / count(*) over record as records
    from pg_get_wal_block_info($1, $2) b
      left join pg_class c on pg_relation_filenode(c.oid) = b.relfilenode
      left join pg_index i on i.indexrelid = c.oid
      left join pg_class o on o.reltoastrelid = coalesce(i.indrelid, c.oid)
    window record as (partition by b.start_lsn))
  select coalesce(${PLAIN_NAME('t')}, 'other') as name, sum(records)::int as records, sum(pages)::int as pages
  from parts left join pg_class t on t.oid = parts.table group by 1`;
const PLACE =
  'select pg_current_wal_insert_lsn()::text as place, pg_wal_lsn_diff(pg_current_wal_insert_lsn(), $1)::int as bytes';

const measuring = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
};
const placeOf = async (client: pg.Client, since: string): Promise<{ readonly place: string; readonly bytes: number }> =>
  (await client.query<{ place: string; bytes: number }>(PLACE, [since])).rows[0] ?? { place: since, bytes: 0 };
const tablesNow = async (client: pg.Client): Promise<readonly TableSize[]> =>
  (await client.query<TableSize>(TABLES)).rows;

/** Read models are rewritten in place: dead rows, whose space is used again, do not count as growth. */
const vacuum = async (client: pg.Client, tables: readonly TableSize[]): Promise<void> => {
  for (const { table } of tables) if (table !== 'events') await client.query(`vacuum full ${table}`);
};
const eventsNow = async (client: pg.Client): Promise<readonly EventSize[]> =>
  (await client.query<EventSize>(EVENTS)).rows;

/** Sizes now. It ends with a checkpoint: each page that changes after it is whole in the log, once. */
export const sizesNow = (url: string): Promise<Sizes> =>
  measuring(url, async (client) => {
    await client.query('create extension if not exists pg_walinspect');
    await vacuum(client, await tablesNow(client));
    const sizes = { tables: await tablesNow(client), events: await eventsNow(client) };
    await client.query('checkpoint');
    return { ...sizes, place: (await placeOf(client, '0/0')).place };
  });

/** What `turns` turns have added since. */
export const growthSince = (url: string, before: Sizes, turns: number): Promise<Growth> =>
  measuring(url, async (client) => {
    const { place, bytes } = await placeOf(client, before.place);
    await client.query('select pg_switch_wal()');
    const log = (await client.query<LogSize>(LOG, [before.place, place])).rows;
    const asTheyStand = await tablesNow(client);
    await vacuum(client, asTheyStand);
    const tables = await tablesNow(client);
    return {
      turns,
      log,
      logBytes: bytes,
      deadBytes: bytesOf(asTheyStand) - bytesOf(tables),
      tables: minus(tables, before.tables, 'name'),
      events: minus(await eventsNow(client), before.events, 'type'),
    };
  });

const bytesOf = (tables: readonly TableSize[]): number =>
  tables.reduce((sum, { heap, toast, indexes }) => sum + heap + toast + indexes, 0);

/** Each row less the earlier one of the same name. */
const minus = <R extends object>(after: readonly R[], before: readonly R[], key: keyof R): readonly R[] =>
  after.map((row) => {
    const earlier = before.find((other) => other[key] === row[key]);
    const values = Object.entries(row).map(([column, value]) => [
      column,
      typeof value === 'number' ? value - Number(earlier?.[column as keyof R] ?? 0) : (value as unknown),
    ]);
    return Object.fromEntries(values) as R;
  });
