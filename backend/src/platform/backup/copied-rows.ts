import { createHash } from 'node:crypto';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { type SectionHeader, type SectionSum } from './archive-format.js';

/** The log's own columns; what later migrations add to the table must be added here. */
const EVENTS = ['position', 'stream', 'revision', 'id', 'type', 'version', 'data', 'metadata', 'packed'];
export const LOG_SECTION: SectionHeader = { table: 'events', columns: EVENTS };

/** Rows come out in the same order and the same words from every server. */
export const SAME_WORDS = `set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'postgres';
  set bytea_output = 'hex'; set extra_float_digits = 1; set client_encoding = 'UTF8'; set statement_timeout = 0`;

const COLUMNS = `select attname as name from pg_attribute
  where attrelid = to_regclass($1) and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`;

export const sectionOf = async (client: pg.Client, table: string): Promise<SectionHeader> => {
  const { rows } = await client.query<{ name: string }>(COLUMNS, [table]);
  return { table, columns: rows.map(({ name }) => name) };
};

/** The rows of a table as COPY's text, in an order of their own. */
export const rowsOf = (client: pg.Client, { table, columns }: SectionHeader): AsyncIterable<Buffer> => {
  const listed = columns.join(', ');
  const order = table === LOG_SECTION.table ? 'position' : `row(${listed})::text collate "C"`;
  return client.query(copyTo(`copy (select ${listed} from ${table} order by ${order}) to stdout`));
};

const NEW_LINE = 10;

const linesIn = (chunk: Buffer): number => {
  let lines = 0;
  for (let at = chunk.indexOf(NEW_LINE); at !== -1; at = chunk.indexOf(NEW_LINE, at + 1)) lines++;
  return lines;
};

/** Counts and sums up the rows that pass. */
export class RowSum {
  private readonly hash = createHash('sha256');
  rows = 0;

  add(chunk: Buffer): void {
    this.rows += linesIn(chunk);
    this.hash.update(chunk);
  }

  of(table: string): SectionSum {
    return { table, rows: this.rows, sha256: this.hash.digest('hex') };
  }
}

export const sumOfRows = async (rows: AsyncIterable<Buffer>, table: string): Promise<SectionSum> => {
  const sum = new RowSum();
  for await (const chunk of rows) sum.add(chunk);
  return sum.of(table);
};
