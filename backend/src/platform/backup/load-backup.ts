import { Readable } from 'node:stream';
import { reach } from '../faults/fault-points.js';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { z } from 'zod';
import { type Migration } from '../postgres/migration.js';
import {
  archiveHeader,
  type ArchiveHeader,
  BackupError,
  FORMAT,
  type Manifest,
  type SectionHeader,
} from './archive-format.js';
import { LOG_SECTION, rowsOf, SAME_WORDS, sumOfRows } from './copied-rows.js';
import { markRestore } from './half-restored.js';
import { type ArchivePart, readArchive } from './read-archive.js';
import { ignored } from '#backend/shared/ignored.js';

export interface LoadOptions {
  /** A session of its own, to an empty database. */
  readonly client: pg.Client;
  readonly file: string;
  /** Of the file, proved. */
  readonly sha256: string;
  readonly migrations: readonly Migration[];
  /** @throws where the backup can't be used here; nothing was written then */
  readonly accept: (header: ArchiveHeader) => void;
  readonly onRows: (table: string, rows: number) => void;
}

const MIGRATION_LOCK = 5_737_456;

const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
};
const named = z.object({ backup: z.literal('steppes-and-seas'), format: z.unknown() });

/** The header of a backup. @throws BackupError */
const headerOf = (file: string, text: string): ArchiveHeader => {
  const read = jsonIn(text);
  const name = named.safeParse(read);
  if (!name.success) throw new BackupError(`${file} is no backup of this game`);
  const { format } = name.data;
  if (format !== FORMAT)
    throw new BackupError(`${file} has format ${String(format)}, and this version reads format ${FORMAT}`);
  const header = archiveHeader.safeParse(read);
  if (!header.success) throw new BackupError(`${file} is not laid out as a backup`);
  return header.data;
};

/** Makes the tables as they were when the backup was made: later migrations then change the loaded rows as usual. */
const makeTables = async ({ client, migrations, file }: LoadOptions, { schema }: ArchiveHeader): Promise<void> => {
  const unknown = schema.find((name) => !migrations.some((migration) => migration.name === name));
  if (unknown !== undefined)
    throw new BackupError(
      `${file} was made by a later version of the game, which has the step ${unknown}: use that one`,
    );
  await client.query(
    'create table schema_migrations (name text primary key, applied_at timestamptz not null default now())',
  );
  for (const { name, up } of migrations.filter((migration) => schema.includes(migration.name))) {
    await (typeof up === 'string' ? client.query(up) : up(client));
    await client.query('insert into schema_migrations (name) values ($1)', [name]);
  }
};

/** Loads one backup, part by part. */
class Load {
  private readonly parts: AsyncGenerator<ArchivePart, undefined>;
  private readonly sections = new Map<string, SectionHeader>();

  constructor(private readonly options: LoadOptions) {
    this.parts = readArchive(options.file);
  }

  async run(): Promise<{ readonly header: ArchiveHeader; readonly manifest: Manifest }> {
    const { client, file, accept } = this.options;
    const header = headerOf(file, await this.line());
    accept(header);
    await makeTables(this.options, header);
    for (;;) {
      const next = JSON.parse(await this.line()) as SectionHeader | { readonly manifest: Manifest };
      if ('table' in next) await this.fill(next);
      else {
        await this.compare(next.manifest);
        await placeLog(client, header, next.manifest);
        return { header, manifest: next.manifest };
      }
    }
  }

  private async line(): Promise<string> {
    const { value, done } = await this.parts.next();
    if (done !== true && value.kind === 'line') return value.text;
    throw new BackupError(`${this.options.file} is not laid out as a backup`);
  }

  private async fill(section: SectionHeader): Promise<void> {
    const { client, onRows } = this.options;
    const into = client.query(copyFrom(`copy ${section.table} (${section.columns.join(', ')}) from stdin`));
    await pipeline(Readable.from(this.rows(), { objectMode: false }), into);
    this.sections.set(section.table, section);
    reach('restore:table-filled');
    onRows(section.table, into.rowCount);
  }

  private async *rows(): AsyncGenerator<Buffer> {
    for (;;) {
      const { value, done } = await this.parts.next();
      if (done === true || value.kind === 'line')
        throw new BackupError(`${this.options.file} lacks the end of a table`);
      if (value.kind === 'end of rows') return;
      yield value.bytes;
    }
  }

  /** What the database holds now is what was in the other one. */
  private async compare({ tables }: Manifest): Promise<void> {
    const { client, file } = this.options;
    for (const { table, rows, sha256 } of tables) {
      const section = this.sections.get(table);
      if (!section) throw new BackupError(`${file} lacks the table ${table}`);
      const found = await sumOfRows(rowsOf(client, section), table);
      if (found.rows !== rows || found.sha256 !== sha256)
        throw new BackupError(`${table} was not restored as it was: ${found.rows} rows of ${rows}, or other ones`);
    }
  }
}

/** Events in EventStoreDB had other positions: as a table they are another log, with an identity of its own. */
const placeLog = async (client: pg.Client, { log, madeAt }: ArchiveHeader, manifest: Manifest): Promise<void> => {
  const events = manifest.tables.find(({ table }) => table === LOG_SECTION.table)?.rows ?? 0;
  const kept = log.kind === 'postgres' ? log.identity : null;
  await client.query('update event_log_head set position = $1, identity = coalesce($2::uuid, identity)', [
    events,
    kept,
  ]);
  const placed = `insert into reaction_checkpoints (name, position, log_id)
    select $1, $2::bigint, case when $2::bigint > 0 then identity end from event_log_head`;
  for (const { name, at } of manifest.reactions) await client.query(placed, [name, at]);
  // Tables of a moment after the log's end may call an erasure finished whose event is not in the backup.
  if (log.kind === 'eventstoredb')
    await client.query(
      "update erasures set finished_at = null where finished_at > $1::timestamptz - interval '1 hour'",
      [madeAt],
    );
};

/** Fills an empty database in one transaction: all of the backup stands, compared, or nothing. @throws BackupError */
export const loadBackup = async (
  options: LoadOptions,
): Promise<{ readonly header: ArchiveHeader; readonly manifest: Manifest }> => {
  const { client, sha256 } = options;
  await client.query(SAME_WORDS);
  await client.query('begin');
  try {
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    const loaded = await new Load(options).run();
    await markRestore(client, sha256, loaded);
    await client.query('commit');
    reach('restore:loaded');
    return loaded;
  } catch (error) {
    await client.query('rollback').catch(ignored.afterAnError);
    throw error;
  }
};
