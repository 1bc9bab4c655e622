import { storedText, storedTextJson } from '#projections/stored-text.js';
import { type Table, type TableColumn } from '#projections/table.js';
import { type RowWrite, type Values, type WhereWrite } from './coalesce.js';

export interface Statement {
  /** Prepared under this name, where it is worth it. */
  readonly name?: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Rows to write into a table, which may bear another name than its entity gives it. */
export interface TableWrites {
  readonly table: Table;
  readonly into: string;
  readonly rows: readonly RowWrite[];
}

const isJson = ({ type }: TableColumn): boolean => type === 'json' || type === 'jsonb';

/** A value as JSON. JSON goes as text within the batch's JSON: unpacked once, its own escapes (U+0000 is one) stay escapes. */
const encode = (column: TableColumn, value: unknown): string => {
  if (value === null || value === undefined) return 'null';
  if (isJson(column)) return JSON.stringify(JSON.stringify(value));
  return typeof value === 'string' ? storedTextJson(value) : JSON.stringify(value);
};

interface Field {
  readonly column: TableColumn;
  /** `,"c0":` */
  readonly label: string;
  readonly unless: string;
  readonly bit: number;
}
const fieldsOf = (table: Table): readonly Field[] =>
  table.values.map((column, i) => {
    const label = `,"c${i}":`;
    return { column, label, unless: label + encode(column, column.default), bit: 2 ** i };
  });

/**
 * Rows as JSON, with names as short as can be, since they are said for every row: o(peration), p(osition), m(ask of
 * the columns given), k(ey), c(olumns). Written by hand: this is where a turn's projection spends its time.
 */
class RowEncoder {
  private readonly fields: readonly Field[];

  constructor(private readonly table: Table) {
    this.fields = fieldsOf(table);
  }

  encode(rows: readonly RowWrite[]): string {
    return `[${rows.map((row) => this.row(row)).join(',')}]`;
  }

  private row({ kind, key, values, position }: RowWrite): string {
    let [text, mask] = [`{"o":"${kind.charAt(0)}","p":"${position}"`, 0];
    this.table.keys.forEach((column, i) => {
      text += `,"k${i}":${encode(column, key[column.property])}`;
    });
    for (const { column, label, unless, bit } of this.fields) {
      const value = values[column.property];
      if (value !== undefined) {
        text += label + encode(column, value);
        mask += bit;
      } else if (kind === 'upsert') text += unless;
    }
    return `${text},"m":${mask}}`;
  }
}

const recordType = (column: TableColumn): string => (isJson(column) ? 'text' : column.type);
const cast = (column: TableColumn, expression: string): string =>
  isJson(column) ? `${expression}::${column.type}` : expression;

const records = ({ keys, values }: Table, parameter: number, alias: string): string => {
  const columns = [...keys.map((c, i) => `k${i} ${recordType(c)}`), ...values.map((c, i) => `c${i} ${recordType(c)}`)];
  return `${alias} as materialized (select * from json_to_recordset($${parameter}::json) as r(o text, m bigint, p bigint, ${columns.join(', ')}))`;
};

const sameKey = ({ keys }: Table): string => keys.map(({ name }, i) => `t.${name} = r.k${i}`).join(' and ');

const update = (table: Table, into: string, from: string): string => {
  const set = table.values.map(
    (column, i) =>
      `${column.name} = case when r.m & ${2 ** i} <> 0 then ${cast(column, `r.c${i}`)} else t.${column.name} end`,
  );
  return `update ${into} t set ${[...set, 'position = r.p'].join(', ')} from ${from} r where ${sameKey(table)} and r.o <> 'r'`;
};

const insert = (table: Table, into: string, from: string): string => {
  const names = [...table.keys, ...table.values].map(({ name }) => name);
  const values = [...table.keys.map((_, i) => `r.k${i}`), ...table.values.map((column, i) => cast(column, `r.c${i}`))];
  return (
    `insert into ${into} (${names.join(', ')}, position) select ${values.join(', ')}, r.p from ${from} r ` +
    `where r.o = 'u' and not exists (select from ${into} t where ${sameKey(table)})`
  );
};

const remove = (table: Table, into: string, from: string): string =>
  `delete from ${into} t using ${from} r where ${sameKey(table)} and r.o = 'r'`;

/** Which of update, insert and delete the rows need: letters u, i, d. */
const operations = (rows: readonly RowWrite[]): string => {
  const has = (kind: RowWrite['kind']): boolean => rows.some((row) => row.kind === kind);
  return `${has('upsert') || has('patch') ? 'u' : ''}${has('upsert') ? 'i' : ''}${has('remove') ? 'd' : ''}`;
};

const parts = ({ table, into, rows }: TableWrites, n: number): readonly string[] => {
  const wanted = operations(rows);
  return [
    records(table, n + 1, `r${n}`),
    ...(wanted.includes('u') ? [`u${n} as (${update(table, into, `r${n}`)})`] : []),
    ...(wanted.includes('i') ? [`i${n} as (${insert(table, into, `r${n}`)})`] : []),
    ...(wanted.includes('d') ? [`d${n} as (${remove(table, into, `r${n}`)})`] : []),
  ];
};

/** More sets of tables and operations than a sane day brings; beyond it, statements are planned each time. */
const MOST_PREPARED = 100;

interface Prepared {
  readonly name: string;
  readonly text: string;
}

/**
 * All rows of all tables in one statement, prepared once for each set of tables and operations. Every part of it sees
 * the tables as they were before it, and no row is named twice; there is one writer, so that update and then
 * insert-where-missing is an upsert, and can leave columns alone that `on conflict` would have to name.
 * One builder to a connection: prepared statements are the connection's.
 */
export class RowsStatements {
  private readonly prepared = new Map<string, Prepared>();
  private readonly encoders = new Map<Table, RowEncoder>();

  of(writes: readonly TableWrites[]): Statement {
    return {
      ...this.preparedFor(writes),
      values: writes.map(({ table, rows }) => this.encoderFor(table).encode(rows)),
    };
  }

  private encoderFor(table: Table): RowEncoder {
    const encoder = this.encoders.get(table) ?? new RowEncoder(table);
    this.encoders.set(table, encoder);
    return encoder;
  }

  private preparedFor(writes: readonly TableWrites[]): Prepared | Pick<Prepared, 'text'> {
    const signature = writes.map(({ into, rows }) => `${into}:${operations(rows)}`).join(' ');
    const known = this.prepared.get(signature);
    if (known) return known;
    const text = `with ${writes.flatMap(parts).join(',\n')} select`;
    if (this.prepared.size >= MOST_PREPARED) return { text };
    const made = { name: `rows-${this.prepared.size}`, text };
    this.prepared.set(signature, made);
    return made;
  }
}

const columnOf = (table: Table, property: string): TableColumn => {
  const column = table.columns.find((c) => c.property === property);
  if (!column) throw new Error(`${table.name} has no column for ${property}`);
  return column;
};

/** A value as a parameter of its own. */
const parameterOf = (column: TableColumn, value: unknown): unknown => {
  if (value === null) return null;
  if (isJson(column)) return JSON.stringify(value);
  return typeof value === 'string' ? storedText(value) : value;
};

/** Sets columns of all rows that match. */
export const whereStatement = (table: Table, into: string, { where, values, position }: WhereWrite): Statement => {
  const parameters: unknown[] = [];
  const bind = (value: unknown, type: string): string => `$${parameters.push(value)}::${type}`;
  const entries = (of: Values) => Object.entries(of).filter(([, value]) => value !== undefined);
  const set = entries(values).map(([property, value]) => {
    const column = columnOf(table, property);
    return `${column.name} = ${bind(parameterOf(column, value), column.type)}`;
  });
  const conditions = entries(where).map(([property, value]) => {
    const column = columnOf(table, property);
    if (value === null) return `${column.name} is null`;
    if (Array.isArray(value))
      return `${column.name} = any(${bind(
        value.map((one) => parameterOf(column, one)),
        `${column.type}[]`,
      )})`;
    return `${column.name} = ${bind(parameterOf(column, value), column.type)}`;
  });
  const all = [...set, `position = ${bind(String(position), 'bigint')}`];
  return {
    text: `update ${into} set ${all.join(', ')} where ${['true', ...conditions].join(' and ')}`,
    values: parameters,
  };
};
